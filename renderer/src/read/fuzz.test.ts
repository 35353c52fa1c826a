import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzzRenderer } from '../testing/fuzz/fuzz-renderer.ts';
import { type RendererProcess, startRendererProcess } from '../testing/renderer-process.ts';

let renderer: RendererProcess;
beforeAll(async () => {
  renderer = await startRendererProcess({
    NODE_OPTIONS: '--max-old-space-size=512',
    RENDERER_PAGE_DEADLINE_MS: '1000',
  });
});
afterAll(() => renderer.stop());

// The seed differs in each run. A failure reports it, and `npm run fuzz -- 1 SEED` reproduces it.
test('any mutation of a good page ends with a refusal reason or with a complete PDF', async () => {
  const { endings, finding } = await fuzzRenderer(renderer, { seed: Date.now() % 2 ** 31, forMs: 12_000 });
  expect(finding).toBeUndefined();
  // Both outcomes must occur; otherwise half of the code would not be tested.
  expect(Object.fromEntries(endings)).toMatchObject({ 'a PDF': expect.any(Number), SVG_REFUSED: expect.any(Number) });
});
