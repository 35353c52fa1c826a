/// <reference lib="dom" />

import { createHash } from 'node:crypto';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { demoOf } from '@kreda/document/testing/demos';
import { installedFonts } from '@kreda/document/testing/installed-fonts';
import { SCRIPT_WORDS } from '@kreda/document/testing/script-resumes';
import { connectRenderer } from '@kreda/proto/renderer';
import { expect, test } from '@playwright/test';
import { goToStep, previewText, sheets, startCv, untilSaved } from '../src/editor.ts';
import { readPdf } from '../src/pdf.ts';
import { sharedProduct as product } from '../src/shared-product.ts';
import { readStoredResume } from '../src/stored-resume.ts';

const typesetter = createTypesetter(installedFonts());
const squeeze = (text: string) => text.replace(/\s+/g, '');

async function toPdf(pages: readonly string[]) {
  const renderer = connectRenderer(product.rendererAddress);
  try {
    const sent = pages.map((page) => ({
      svg: Buffer.from(page),
      sha256: createHash('sha256').update(page).digest('hex'),
    }));
    return await readPdf((await renderer.render({ pages: sent })).pdf);
  } finally {
    renderer.close();
  }
}

test('CVs typed in five scripts are the same in the browser and on the server, and read back from the PDF', async ({
  page,
}) => {
  const uuid = await startCv(page, product.url, 'Kraków');
  const step = (name: string) => page.getByRole('navigation', { name: 'Kroki kreatora' }).getByRole('link', { name });
  for (const script of ['japanese', 'korean', 'chinese', 'hindi', 'thai'] as const)
    await test.step(script, async () => {
      const words = SCRIPT_WORDS[script];
      await step('Dane osobowe').click();
      await page.getByLabel('Imię').fill(words.firstName);
      await page.getByLabel('Nazwisko').fill(words.lastName);
      await page.getByLabel('Zawód').fill(words.profession);
      await step('Podsumowanie zawodowe').click();
      await page.getByRole('textbox', { name: 'Treść' }).fill(words.text);
      await expect.poll(async () => squeeze(await previewText(page))).toContain(squeeze(words.text));
      await untilSaved(page);

      const { pages } = typesetter.typeset(await readStoredResume(page, product.url, uuid), { demo: demoOf('pl') });
      // Parsed by the same browser, both are the same markup or the pages differ. The editor adds only what it says to screen readers
      // and how it marks parts.
      const shown = await sheets(page).evaluateAll((hosts) =>
        hosts.map((host) => {
          const svg = host.shadowRoot?.querySelector('svg')?.cloneNode(true) as SVGElement | undefined;
          const added = ['role', 'aria-level', 'data-ghost', 'data-edited'];
          for (const element of svg ? [svg, ...svg.querySelectorAll('*')] : [])
            for (const name of added) element.removeAttribute(name);
          return svg?.outerHTML;
        }),
      );
      const expected = await page.evaluate(
        (svgs) =>
          svgs.map((svg) => {
            const holder = document.createElement('div');
            holder.innerHTML = svg;
            return holder.innerHTML;
          }),
        pages,
      );
      expect(shown).toEqual(expected);
      expect(pages.join('')).not.toMatch(/<text [^>]*fill="none"/);

      const read = await toPdf(pages);
      for (const typed of Object.values({ name: words.firstName, profession: words.profession, text: words.text }))
        expect(squeeze(read.text)).toContain(squeeze(typed));
    });
});

test('pasted ligatures, bullets of Word and odd spaces print without boxes, and what cannot be printed is said', async ({
  page,
}) => {
  const uuid = await startCv(page, product.url, 'Kraków');
  await goToStep(page, 'opis');
  const box = page.getByRole('textbox', { name: 'Treść' });
  await box.click();
  await box.evaluate((target) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '\uf0b7 Eﬃcient ﬁnance\u2003ﬂow\n➤ oﬀice\u200b\nkey ➤ word');
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  // Each bullet is an item of a list.
  await expect.poll(() => previewText(page)).toMatch(/•\s+Efficient finance flow •\s+office/);
  await untilSaved(page);
  const resume = await readStoredResume(page, product.url, uuid);
  expect(JSON.stringify(resume.sections.summary)).toContain('Eﬃcient ﬁnance');
  const { pages } = typesetter.typeset(resume, { demo: demoOf('pl') });
  expect(pages.join('')).not.toMatch(/<text [^>]*fill="none"/);
  const { text } = await toPdf(pages);
  expect(text).toContain('• Efficient finance flow');
  expect(text).toContain('• office');
  expect(text).toContain('key ► word');

  await expect(box).not.toHaveAccessibleDescription(/nie da się wydrukować/);
  await page.keyboard.type(' ꙮ');
  await expect(box).toHaveAccessibleDescription(/Tych znaków nie da się wydrukować: ꙮ/);
  await goToStep(page, 'dane-osobowe');
  await page.getByLabel('Nazwisko').fill('ꙮ');
  await expect(page.getByLabel('Nazwisko')).toHaveAccessibleDescription(/nie da się wydrukować: ꙮ/);
  await page.getByLabel('Nazwisko').fill('Nowak');
  await expect(page.getByLabel('Nazwisko')).not.toHaveAccessibleDescription(/nie da się wydrukować/);
});
