import process from 'node:process';

interface Part {
  says: string;
  /** Imported only when the part runs: a machine needs only the dependencies of the parts that it runs. */
  load(): Promise<() => AsyncIterable<string>>;
}

const PARTS: Record<string, Part> = {
  typing: {
    says: 'From a keystroke to its page; two minutes.',
    load: async () => (await import('./typing.ts')).measureTyping,
  },
  renderer: {
    says: 'The renderer beside Chromium, react-pdf and Typst, its memory and its cost by pages; two minutes.',
    load: async () => (await import('./renderer.ts')).measureRenderer,
  },
  downloads: {
    says: 'Whole downloads over HTTP, ten at a time; a minute.',
    load: async () => (await import('./downloads.ts')).measureDownloads,
  },
  renewals: {
    says: 'A year of a thousand subscriptions; twelve minutes.',
    load: async () => {
      const { measureRenewals } = await import('./renewals.ts');
      return () => measureRenewals(1_000);
    },
  },
};

const USAGE = `npm run bench -- [part ...]      without one, all of them:\n${Object.entries(PARTS)
  .map(([name, { says }]) => `  ${name.padEnd(10)} ${says}`)
  .join('\n')}\n`;

const wanted = process.argv.slice(2);
if (wanted.every((name) => Object.hasOwn(PARTS, name))) {
  for (const [name, { says, load }] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    process.stdout.write(`\n${name}: ${says}\n`);
    const measure = await load();
    for await (const line of measure()) process.stdout.write(`${line}\n`);
  }
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
