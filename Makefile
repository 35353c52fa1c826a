# Two commands: `make run` and `make test`. Each installs what it needs first. Node 20 or later, npm and make are enough.

INSTALLED := node_modules/.kreda-installed

.PHONY: run dev test test-all fuzz bench bench-load cluster-proof outage-proof crawl

# Without npm and a shell between, which would not pass signals on. RUN_OPTIONS=--beside-others: for tests.
run: $(INSTALLED)
	@node_modules/.bin/node scripts/run.ts --end-with-starter $(RUN_OPTIONS)

# The same for who changes it: pages are replaced as they are saved, services start again.
dev: $(INSTALLED)
	@node_modules/.bin/node scripts/dev.ts --end-with-starter $(RUN_OPTIONS)

test: $(INSTALLED)
	@npm run --silent verify

# All of `make test`, and every suite on both kinds of database.
test-all: $(INSTALLED)
	@npm run --silent verify -- --all

# The property tests with many more runs, mutated pages against the renderer, and half a year of buyers; a quarter of an hour, another seed each time.
fuzz: $(INSTALLED)
	@npm run --silent fuzz

bench: $(INSTALLED)
	@npm run --silent bench

# A hundred users who type and download, on the product as `make run` starts it; three minutes.
bench-load: $(INSTALLED)
	@npm run --silent bench:load

# Two APIs and two renderers behind Caddy, each killed in turn under load; some minutes, MySQL as `make test` has it.
cluster-proof: $(INSTALLED)
	@npm run --silent cluster-proof

# The database, S3, renderers, mail and the payment provider each away, hung and slow under load; a quarter of an hour.
outage-proof: $(INSTALLED)
	@npm run --silent outage-proof

# Every page that links lead to, as a visitor and as a member; some minutes, and Chromium at CHROMIUM_PATH.
crawl: $(INSTALLED)
	@npm run --silent crawl

$(INSTALLED): package.json package-lock.json $(wildcard */package.json) scripts/install.sh scripts/trim-packages.ts
	@sh scripts/install.sh
	@touch $@
