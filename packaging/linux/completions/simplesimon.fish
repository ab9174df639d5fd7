# Completion of simplesimon's command line in fish.

complete -c simplesimon -f
complete -c simplesimon -n 'not __fish_seen_subcommand_from deal' -k -a '(__fish_complete_suffix .simon)'
complete -c simplesimon -n __fish_is_first_arg -a check -d 'replay and check recorded games'
complete -c simplesimon -n __fish_is_first_arg -a deal -d 'print the cards for game codes'
complete -c simplesimon -l lang -x -a 'de en es' -d 'set the language'
complete -c simplesimon -l deal -x -d 'start the deal with this code'
complete -c simplesimon -l data -x -a '(__fish_complete_directories)' -d 'store your game, settings and history in this folder'
complete -c simplesimon -l trace -r -F -d 'write a log of events to this file'
complete -c simplesimon -l version -d 'print the version'
complete -c simplesimon -s h -l help -d 'print a short help'
