import { type RendererProcess, startRendererProcess } from '@kreda/api/testing/renderer-process';
import { type Buyer, startBuyer } from '@kreda/e2e/buyer';
import { startProduct } from '@kreda/e2e/product';
import { formatTable, ms, verdict } from './format.ts';
import { type Row, toRow } from './measure.ts';
import { peakMemory } from './peak-memory.ts';
import { sample, samplePhoto, withOtherWords } from './sample.ts';

const AT_ONCE = 10;
/** As in compare.ts, V8 has to compile the hot code of API, typesetting threads and renderer: some 150 downloads. */
const WARM_UP_ROUNDS = 15;
const ROUNDS = 10;
const MAX_P95_MS = 150;

interface Downloader {
  buyer: Buyer;
  uuid: string;
}

/** Measures whole downloads over HTTP from the real product: one and ten at a time, of changed and unchanged CVs. Yields lines to print. */
export async function* measureDownloads(): AsyncGenerator<string> {
  const renderer = await startRendererProcess(0, { RENDERER_WARM_UP: 'true' });
  const product = await startProduct({ RENDERER_ADDRESS: renderer.address, LOGIN_ATTEMPTS_PER_MINUTE: '1000' });
  try {
    const photo = await samplePhoto();
    const downloaders: Downloader[] = [];
    for (let index = 0; index < AT_ONCE; index++) {
      const buyer = await startBuyer(product.url);
      const uuid = await buyer.createResume(withOtherWords(sample, index), photo);
      await buyer.pay(uuid);
      downloaders.push({ buyer, uuid });
    }
    yield* report(await measureAll(downloaders), renderer);
  } finally {
    await product.stop();
    await renderer.stop();
  }
}

async function measureAll(downloaders: Downloader[]) {
  const [first] = downloaders;
  const alone = await measureRounds([first!], { isChanged: true });
  const together = await measureRounds(downloaders, { isChanged: true });
  const again = await measureRounds(downloaders, { isChanged: false });
  return {
    alone: toRow('a changed CV, alone', alone, ''),
    together: toRow(`changed CVs, ${AT_ONCE} at a time`, together, ''),
    again: toRow(`unchanged CVs, ${AT_ONCE} at a time`, again, ''),
  };
}

async function* report(
  { alone, together, again }: Record<'alone' | 'together' | 'again', Row>,
  renderer: RendererProcess,
): AsyncGenerator<string> {
  yield 'Downloads over HTTP: the saved CV of two pages with a photo, typeset, rendered and filed';
  const goal = verdict(together.p95Ms < MAX_P95_MS, `p95 below ${MAX_P95_MS} ms`);
  yield formatTable(
    ['what', 'median ms', 'p95 ms', 'downloads', 'goal'],
    [alone, together, again].map((row) => [
      row.name,
      ms(row.medianMs),
      ms(row.p95Ms),
      String(row.runs),
      row === together ? goal : '',
    ]),
  );
  yield await peakMemory(renderer);
}

/** The duration of each download, ms. In each round, all download at the same time. */
async function measureRounds(downloaders: Downloader[], { isChanged }: { isChanged: boolean }): Promise<number[]> {
  const durations: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    if (isChanged) {
      const name = `CV ${crypto.randomUUID()}`;
      for (const { buyer, uuid } of downloaders) await buyer.save(uuid, { type: 'name', name });
    }
    await Promise.all(
      downloaders.map(async ({ buyer, uuid }) => {
        const start = performance.now();
        await buyer.download(uuid);
        if (round >= WARM_UP_ROUNDS) durations.push(performance.now() - start);
      }),
    );
  }
  return durations;
}
