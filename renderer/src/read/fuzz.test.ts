import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzzRenderer } from '../testing/fuzz/fuzz-renderer.ts';
import { type RendererProcess, startRendererProcess } from '../testing/renderer-process.ts';

const SEED = 20_261_123;
const REQUESTS = 300;

let renderer: RendererProcess;
beforeAll(async () => {
  renderer = await startRendererProcess({
    NODE_OPTIONS: '--max-old-space-size=512',
    RENDERER_PAGE_DEADLINE_MS: '1000',
  });
});
afterAll(() => renderer.stop());

// The same pages each time; `make fuzz` sends others, for minutes.
test('whatever becomes of a good page on its way, it ends with a reason or with a whole PDF', async () => {
  const { endings, finding } = await fuzzRenderer(renderer, { seed: SEED, requests: REQUESTS });
  expect(finding).toBeUndefined();
  // Neither all refused nor all drawn: else it would look at one half alone.
  expect(Object.fromEntries(endings)).toMatchObject({ 'a PDF': expect.any(Number), SVG_REFUSED: expect.any(Number) });
});
