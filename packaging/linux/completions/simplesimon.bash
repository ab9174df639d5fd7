# Completion of simplesimon's command line in bash.

_simplesimon() {
	local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} word command=
	for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
		case $word in
		check | deal) command=$word && break ;;
		esac
	done
	COMPREPLY=()
	case $previous in
	--lang)
		mapfile -t COMPREPLY < <(compgen -W 'de en es' -- "$current")
		return
		;;
	--data)
		compopt -o filenames
		mapfile -t COMPREPLY < <(compgen -d -- "$current")
		return
		;;
	--trace)
		compopt -o filenames
		mapfile -t COMPREPLY < <(compgen -f -- "$current")
		return
		;;
	--deal) return ;;
	esac
	[ "$command" != deal ] || return
	case $current in
	-*)
		mapfile -t COMPREPLY < <(compgen -W '--lang --deal --data --trace --version --help' -- "$current")
		return
		;;
	esac
	compopt -o filenames
	mapfile -t COMPREPLY < <(compgen -d -- "$current"; compgen -f -X '!*.simon' -- "$current")
	if [ "$COMP_CWORD" = 1 ]; then
		mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W 'check deal' -- "$current")
	fi
}

complete -F _simplesimon simplesimon
