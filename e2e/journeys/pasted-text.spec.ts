/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { goToStep, previewText, startCv, untilSaved } from '../src/editor.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

/** Pastes as a browser does, into the element in focus. */
async function paste(page: Page, formats: Record<string, string>): Promise<void> {
  await page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, formats);
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{font-family:"Calibri";color:red}</style></head><body>
<p class=MsoNormal><b><span style='font-size:14.0pt'>Gruby wstęp</span></b><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>Pierwszy<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Głębszy<o:p></o:p></p></body></html>`;
const GOOGLE =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400;">zwykłe </span><span style="font-weight:700;">grube</span></p><ul><li><p>punkt</p></li></ul></b>';
const WEB =
  '<h2 onclick="alert(1)">Nagłówek</h2><script>window.isAttacked = true</script><style>body{display:none}</style><table><tr><td>komórka</td></tr></table><img src=x onerror="window.isAttacked = true"><a href="javascript:alert(1)">zły</a> <a href="https://example.com/">dobry</a>';

test('text pasted from Word, Google Docs and web pages keeps what the CV can show and nothing else', async ({
  page,
}) => {
  await startCv(page, product.url, 'Kraków');
  await goToStep(page, 'opis');
  const box = page.getByRole('textbox', { name: 'Treść' });
  const pasteInto = async (html: string) => {
    await box.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await paste(page, { 'text/html': html, 'text/plain': 'x' });
  };
  await pasteInto(WORD);
  await expect(box.locator('strong')).toHaveText('Gruby wstęp');
  await expect(box.locator('li')).toHaveText([/^Pierwszy/, 'Głębszy']);
  await expect(box.locator('ul ul li')).toHaveText('Głębszy');
  await expect(box).not.toContainText('·');
  await expect(box.locator('[style*="color"]')).toHaveCount(0);

  await pasteInto(GOOGLE);
  await expect(box.locator('strong')).toHaveText('grube');
  await expect(box.locator('li')).toHaveText('punkt');

  await pasteInto(WEB);
  await expect(box).toContainText('Nagłówek');
  await expect(box).toContainText('komórka');
  await expect(box.locator('h2, table, img, script, style')).toHaveCount(0);
  await expect(box.locator('a')).toHaveText('dobry');
  expect(await page.evaluate(() => Reflect.get(window, 'isAttacked'))).toBeUndefined();

  await pasteInto(
    '<table><tr><td>2019–2021</td><td><b>Kierowniczka</b></td></tr><tr><td><p>Jeden.</p><p>Dwa.</p></td><td></td></tr></table>',
  );
  await expect(box.locator('p')).toHaveText(['2019–2021 – Kierowniczka', 'Jeden.', 'Dwa.']);
  await pasteInto('<p style="mso-list:l0 level1 lfo1">·  Punkt</p><p style="mso-list:l0 level1 lfo1">o niczym</p>');
  await expect(box.locator('li')).toHaveText(['Punkt', 'o niczym']);
  await pasteInto(WEB);
  await expect.poll(() => previewText(page)).toContain('Nagłówek');
});

test('a pasted megabyte is cut at the field’s bound, with a word about it, and saved', async ({ page }) => {
  await startCv(page, product.url, 'Kraków');
  await goToStep(page, 'opis');
  await page.getByRole('textbox', { name: 'Treść' }).click();
  await paste(page, { 'text/plain': 'słowo '.repeat(200_000) });
  await expect(page.getByText(/Wklejony tekst był za długi/)).toBeVisible();
  await untilSaved(page);
  await expect.poll(async () => (await previewText(page)).length).toBeGreaterThan(15_000);
});
