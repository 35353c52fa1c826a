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

// The same pages in each run. `make fuzz` sends other ones, for minutes.
test('any mutation of a good page ends with a refusal reason or with a complete PDF', async () => {
  const { endings, finding } = await fuzzRenderer(renderer, { seed: SEED, requests: REQUESTS });
  expect(finding).toBeUndefined();
  // Both outcomes must occur; otherwise half of the code would not be tested.
  expect(Object.fromEntries(endings)).toMatchObject({ 'a PDF': expect.any(Number), SVG_REFUSED: expect.any(Number) });
});
