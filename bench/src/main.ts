import { createHash } from 'node:crypto';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { createTypesetter } from '@kreda/document/typeset';
import { startBuyer } from '@kreda/e2e/buyer';
import { startProduct } from '@kreda/e2e/product';
import { connectRenderer } from '@kreda/proto/renderer';
import { measureInEditor } from './in-editor.ts';
import { measure, type Row } from './measure.ts';
import { measureRenewals } from './renewals.ts';
import { sample, samplePhoto } from './sample.ts';
import { measureTypesetting } from './typesetting.ts';

function print(rows: readonly Row[]): void {
  const lines = rows.map(({ name, medianMs, p95Ms, runs, note }) =>
    [
      name.padEnd(44),
      medianMs.toFixed(2).padStart(9),
      p95Ms.toFixed(2).padStart(9),
      String(runs).padStart(6),
      `  ${note}`,
    ].join(' '),
  );
  const head = ['what'.padEnd(44), 'median ms'.padStart(9), 'p95 ms'.padStart(9), 'runs'.padStart(6)].join(' ');
  process.stdout.write(`${[head, ...lines].join('\n')}\n`);
}

process.stdout.write('Starting the product to measure it; this takes half a minute.\n');
const photoBytes = await samplePhoto();
const photo = `data:image/jpeg;base64,${photoBytes.toString('base64')}`;
const resume = { ...sample, photo: { url: '/photos/sample', widthPx: 600, heightPx: 800 } };
const product = await startProduct();
const renderer = connectRenderer(product.rendererAddress);
try {
  const { rows, ratios } = await measureTypesetting({ resume, photo, productUrl: product.url });

  const editor = await measureInEditor(resume, product.url);
  rows.push(...editor.rows);

  const { pages } = createTypesetter(installedFonts()).typeset(resume, { photo });
  const request = {
    pages: pages.map((page) => {
      const svg = Buffer.from(page);
      return { svg, sha256: createHash('sha256').update(svg).digest('hex') };
    }),
  };
  let pdfBytes = 0;
  rows.push(
    await measure(
      'page SVGs to PDF, through gRPC',
      () => `${pdfBytes} bytes, photo of ${photoBytes.length} bytes in it`,
      async () => {
        pdfBytes = (await renderer.render(request)).pdf.length;
      },
    ),
  );

  const buyer = await startBuyer(product.url);
  const uuid = await buyer.createResume(resume, photoBytes);
  await buyer.pay(uuid);
  rows.push(
    await measure(
      'download over HTTP (typeset, render, store)',
      () => `${pdfBytes} bytes`,
      async () => {
        pdfBytes = (await buyer.download(uuid)).length;
      },
    ),
  );
  print(rows);
  process.stdout.write(`${[...ratios, ...editor.sizes].join('\n')}\n`);
} finally {
  renderer.close();
  await product.stop();
}

process.stdout.write('\nA year of a thousand subscriptions; this takes some minutes.\n');
for await (const line of measureRenewals(1_000)) process.stdout.write(`${line}\n`);
