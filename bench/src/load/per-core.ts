import { createHash } from 'node:crypto';
import { createMysql } from '@kreda/api/testing/databases';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { createTypesetter } from '@kreda/document/typeset';
import { startBuyer } from '@kreda/e2e/buyer';
import { connectRenderer } from '@kreda/proto/renderer';
import { say } from '../../../scripts/failure.ts';
import { startTestDatabase } from '../../../scripts/test-database.ts';
import { sample, samplePhoto, withKeystroke } from '../sample.ts';
import { startCluster } from './cluster.ts';
import { failoverProxy } from './failover-proxy.ts';
import { readProcessUse } from './process-use.ts';

// `npm run bench:cores`: what one thing costs in processor time, of the API and of the renderer, and how many a core does in a second.
// Processor time, and not the time that passes: so it is about the same on a machine that does other things besides.

async function cpuOf(): Promise<{ api: number; renderer: number }> {
  const uses = await readProcessUse();
  // Two of each: what matters is what one thing costs, whichever of them does it.
  const of = (file: string) =>
    uses.filter((use) => use.file === file).reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  return { api: of('api/src/main.ts'), renderer: of('renderer/src/main.ts') };
}

async function measure(what: string, runs: number, task: (run: number) => Promise<unknown>): Promise<void> {
  // Compiled and cached first, as in a process that has run for a while.
  for (let run = 0; run < Math.ceil(runs / 4); run++) await task(run);
  const before = await cpuOf();
  for (let run = 0; run < runs; run++) await task(run);
  const after = await cpuOf();
  const cells = (['api', 'renderer'] as const).map((name) => {
    const ms = ((after[name] - before[name]) / runs) * 1_000;
    return `${ms.toFixed(1).padStart(9)} ${ms < 0.5 ? '-'.padStart(9) : (1_000 / ms).toFixed(0).padStart(9)}`;
  });
  say(`${what.padEnd(34)} ${cells.join(' ')}`);
}

async function main(): Promise<void> {
  say('Starting two APIs and two renderers; this takes half a minute.');
  const server = await startTestDatabase();
  const database = await createMysql(server.url);
  const cluster = await startCluster(database.url, failoverProxy);
  const renderer = connectRenderer(cluster.rendererAddress);
  try {
    const photo = await samplePhoto();
    const source = `data:image/jpeg;base64,${photo.toString('base64')}`;
    const typesetter = createTypesetter(installedFonts());
    const typeset = (resume: typeof sample) => typesetter.typeset(resume, { photo: source }).pages;
    const buyer = await startBuyer(cluster.url);
    const uuid = await buyer.createResume(sample, photo);
    await buyer.pay(uuid);
    const keystroke = (run: number) => {
      const { data } = withKeystroke(sample, run).sections.summary;
      return buyer.save(uuid, { type: 'data', section: 'summary', data });
    };
    const pagesOf = (run: number) =>
      typeset(withKeystroke(sample, run)).map((page) => {
        const svg = Buffer.from(page);
        return { svg, sha256: createHash('sha256').update(svg).digest('hex') };
      });

    say(
      `${''.padEnd(34)} ${'API: CPU'.padStart(9)} ${'a second'.padStart(9)} ${'renderer:'.padStart(9)} ${'a second'.padStart(9)}`,
    );
    say(
      `${'one, two pages with a photo'.padEnd(34)} ${'ms'.padStart(9)} ${'and core'.padStart(9)} ${'CPU ms'.padStart(9)} ${'and core'.padStart(9)}`,
    );
    await measure('render over gRPC', 150, (run) => renderer.render({ pages: pagesOf(run) }));
    await measure('save of one change', 300, keystroke);
    await measure('CV read', 300, () => buyer.read(uuid));
    await measure('download, pages from the browser', 60, async (run) => {
      await keystroke(run);
      await buyer.downloadTypeset(uuid, typeset, () => {});
    });
    await measure('download, pages from the server', 30, async (run) => {
      await keystroke(run);
      await buyer.download(uuid);
    });
    for (const { file, rssMb, peakMb } of await readProcessUse()) {
      if (!file.includes('sandbox')) say(`${file.padEnd(34)} ${rssMb.toFixed(0)} MB, at most ${peakMb.toFixed(0)} MB`);
    }
  } finally {
    renderer.close();
    await cluster.stop();
    await database.drop();
    await server.stop();
  }
}

await main();
