package cli_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"simplesimon/cli"
	"simplesimon/engine"
	"simplesimon/locales"
)

// deals returns known deals in the format printed by deal, by code, and the codes in order.
func deals(t *testing.T) (text map[string]string, codes []string) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", "deals.txt"))
	if err != nil {
		t.Fatal(err)
	}
	text = map[string]string{}
	for line := range strings.Lines(string(data)) {
		if strings.HasPrefix(line, "SS1-") {
			codes = append(codes, strings.TrimSpace(line))
		}
		text[codes[len(codes)-1]] += line
	}
	if len(codes) < 10 {
		t.Fatalf("only %d deals", len(codes))
	}
	return text, codes
}

func TestDeal(t *testing.T) {
	text, codes := deals(t)
	all := ""
	for _, code := range codes {
		for _, form := range []string{code, strings.ToLower(code), " \t" + code + "\n"} {
			request, status, out, fault := run(t, "deal", form)
			if request != nil || status != cli.OK || out != text[code] || fault != "" {
				t.Errorf("%q: request %v, status %d, stderr %q, stdout\n%swant\n%s", form, request, status, fault, out, text[code])
			}
		}
		all += text[code]
	}
	if _, status, out, fault := run(t, append([]string{"deal"}, codes...)...); status != cli.OK || out != all || fault != "" {
		t.Errorf("all together: status %d, stderr %q, stdout\n%s", status, fault, out)
	}
	if _, _, out, _ := run(t, "deal", codes[0], codes[0]); out != text[codes[0]]+text[codes[0]] {
		t.Errorf("twice the same: %q", out)
	}
}

// Valid codes are printed and invalid ones reported individually, both in the given order.
func TestDealOfMixedCodes(t *testing.T) {
	text, codes := deals(t)
	bad := []string{"SS1-S3-AAAAABD", "-x", "", "SS1-S1-AAAAAB\u212A"}
	for _, lang := range locales.Languages() {
		words := locales.New(lang)
		args, wantOut, wantFault := []string{"deal", "--lang", lang, "--"}, "", ""
		for i, code := range bad {
			args = append(args, code, codes[i])
			wantOut += text[codes[i]]
			_, err := engine.ParseCode(code)
			wantFault += words.BadCode(code, err.(*engine.CodeError)) + "\n"
		}
		request, status, out, fault := run(t, args...)
		if request != nil || status != cli.Wrong || out != wantOut || fault != wantFault {
			t.Errorf("request %v, status %d, stderr\n%swant\n%sstdout\n%s", request, status, fault, wantFault, out)
		}
		checkClean(t, args, fault)
	}
	for name, code := range nasty {
		request, status, out, fault := run(t, "deal", codes[0], "--", code, codes[1])
		if request != nil || status != cli.Wrong || out != text[codes[0]]+text[codes[1]] || strings.Count(fault, "\n") != 1 {
			t.Errorf("%s: request %v, status %d, stderr %q, stdout %q", name, request, status, fault, out)
		}
	}
}
