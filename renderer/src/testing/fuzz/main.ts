import { startRendererProcess } from '../renderer-process.ts';
import { fuzzRenderer } from './fuzz-renderer.ts';

// A part of `make fuzz`: sends mutated pages to the real service, until the time is up or there is a finding. A finding ends the program
// with exit code 1; its seed reproduces it. Linux only.

const minutes = Number(process.argv[2] ?? 10);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const say = (line: string) => process.stdout.write(`${line}\n`);

say(`seed ${seed}, ${minutes} minutes`);
const renderer = await startRendererProcess();
try {
  const { endings, finding } = await fuzzRenderer(renderer, {
    seed,
    forMs: minutes * 60_000,
    onRequest: (count) => {
      if (count % 1_000 === 0)
        say(`${count} requests, ${Math.round(renderer.resourceUsage().residentBytes / 1_000_000)} MB`);
    },
  });
  const count = [...endings.values()].reduce((sum, some) => sum + some, 0);
  say(`${count} requests: ${[...endings].map(([ending, some]) => `${some} ${ending}`).join(', ')}`);
  say(
    `${renderer.replacedWorkers()} workers replaced, ${Math.round(renderer.resourceUsage().peakBytes / 1_000_000)} MB at most`,
  );
  if (finding !== undefined) {
    say(finding);
    process.exitCode = 1;
  }
} finally {
  await renderer.stop();
}
