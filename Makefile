# Two commands: `make run` and `make test`. Each installs what it needs first. Node 20 or later, npm and make are enough.

INSTALLED := node_modules/.kreda-installed

.PHONY: run test bench

run: $(INSTALLED)
	@npm run --silent product

test: $(INSTALLED)
	@npm run --silent verify

bench: $(INSTALLED)
	@npm run --silent bench

$(INSTALLED): package.json package-lock.json $(wildcard */package.json)
	@sh scripts/install.sh
	@touch $@
