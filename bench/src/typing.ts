import { startProduct } from '@kreda/e2e/product';
import { formatTable } from './format.ts';
import { measureInEditor } from './in-editor.ts';
import { sample, samplePhoto } from './sample.ts';
import { measureTypesetting } from './typesetting.ts';

/** Measures the time from a keystroke to its page: of the engine alone in Node and in Chromium, and in the product's editor. Yields lines to print. */
export async function* measureTyping(): AsyncGenerator<string> {
  const photo = `data:image/jpeg;base64,${(await samplePhoto()).toString('base64')}`;
  const resume = { ...sample, photo: { url: '/photos/sample', widthPx: 600, heightPx: 800 } };
  const product = await startProduct();
  try {
    const { rows, ratios } = await measureTypesetting({ resume, photo, productUrl: product.url });
    const editor = await measureInEditor(resume, product.url);
    yield formatTable(
      ['what', 'median ms', 'p95 ms', 'runs', ''],
      [...rows, ...editor.rows].map(({ name, medianMs, p95Ms, runs, note }) => [
        name,
        medianMs.toFixed(2),
        p95Ms.toFixed(2),
        String(runs),
        note,
      ]),
    );
    yield* [...ratios, ...editor.sizes];
  } finally {
    await product.stop();
  }
}
