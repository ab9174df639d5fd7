#!/bin/sh
# Installs Simple Simon for the current user, or for all users when run as root: ./install.sh
# To install elsewhere than ~/.local or /usr/local: PREFIX=/some/where ./install.sh
# To remove it, keeping games, settings and history: ./install.sh --remove
set -eu
cd "$(dirname "$0")"
if [ "$(id -u)" = 0 ]; then
	prefix=${PREFIX:-/usr/local}
else
	prefix=${PREFIX:-$HOME/.local}
fi
id=io.github.simplesimon.SimpleSimon

# files lists the files to install, as "from to".
files() {
	echo "simplesimon bin/simplesimon"
	echo "share/desktop/$id.desktop share/applications/$id.desktop"
	echo "share/desktop/$id.metainfo.xml share/metainfo/$id.metainfo.xml"
	echo "share/desktop/$id.xml share/mime/packages/$id.xml"
	for icon in share/icons/hicolor/*/apps/*; do
		echo "$icon $icon"
	done
	echo "share/man/en/simplesimon.6 share/man/man6/simplesimon.6"
	for language in de es; do
		echo "share/man/$language/simplesimon.6 share/man/$language/man6/simplesimon.6"
	done
	echo "share/completions/simplesimon.bash share/bash-completion/completions/simplesimon"
	echo "share/completions/_simplesimon share/zsh/site-functions/_simplesimon"
	echo "share/completions/simplesimon.fish share/fish/vendor_completions.d/simplesimon.fish"
	echo "LICENCES.txt share/doc/simplesimon/LICENCES.txt"
}

put() {
	files | while read -r from to; do
		mkdir -p "$prefix/${to%/*}"
		rm -f "$prefix/$to" # a running program can't be overwritten
		cp "$from" "$prefix/$to"
		chmod u+rw,go+r "$prefix/$to"
	done
	chmod 755 "$prefix/bin/simplesimon"
	# The desktop's search path may lack the folder.
	entry=$prefix/share/applications/$id.desktop
	sed "s|^Exec=simplesimon|Exec=\"$prefix/bin/simplesimon\"|; s|^TryExec=.*|TryExec=$prefix/bin/simplesimon|" \
		"share/desktop/$id.desktop" >"$entry"
}

take() {
	files | while read -r from to; do
		rm -f "$prefix/$to"
		# Remove folders that are now empty too.
		folder=${to%/*}
		while [ "$folder" != "${folder%/*}" ] && rmdir "$prefix/$folder" 2>/dev/null; do
			folder=${folder%/*}
		done
	done
}

# tell updates the caches of the desktop, as far as their tools are installed.
tell() {
	for command in "update-mime-database $prefix/share/mime" "update-desktop-database $prefix/share/applications" \
		"gtk-update-icon-cache --quiet --force --ignore-theme-index $prefix/share/icons/hicolor"; do
		folder=${command##* }
		if command -v "${command%% *}" >/dev/null 2>&1 && [ -d "$folder" ]; then
			$command >/dev/null 2>&1 || true
		fi
	done
}

case ${1:-} in
'')
	put
	tell
	echo "Simple Simon is installed in $prefix. You'll find it among the games of your menu."
	;;
--remove)
	take
	tell
	echo "Simple Simon is removed from $prefix. Your games are kept in ~/.local/share/simplesimon."
	;;
*)
	echo "usage: ./install.sh [--remove]" >&2
	exit 2
	;;
esac
