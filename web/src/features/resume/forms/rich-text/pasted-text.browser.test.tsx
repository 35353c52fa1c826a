import { emptyResume, type Resume } from '@kreda/document/kinds/resume/model/resume';
import { richTextToPlain } from '@kreda/document/kinds/resume/model/rich-text';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../../../../testing/open-page.tsx';
import { startPerson } from '../../../../testing/person.ts';
import { previewText } from '../../../../testing/preview.ts';
import { stubApi } from '../../../../testing/stub-api.ts';

/** Pastes as a browser does, into the element in focus. */
function paste(formats: Record<string, string>): void {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(formats)) clipboardData.setData(type, text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{font-family:"Calibri";color:red}</style></head><body>
<p class=MsoNormal><b><span style='font-size:14.0pt'>Gruby wstęp</span></b><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>Pierwszy<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Głębszy<o:p></o:p></p></body></html>`;
const GOOGLE =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400;">zwykłe </span><span style="font-weight:700;">grube</span></p><ul><li><p>punkt</p></li></ul></b>';
const WEB =
  '<h2 onclick="alert(1)">Nagłówek</h2><script>window.isAttacked = true</script><style>body{display:none}</style><table><tr><td>komórka</td></tr></table><img src=x onerror="window.isAttacked = true"><a href="javascript:alert(1)">zły</a> <a href="https://example.com/">dobry</a>';

const box = page.getByRole('textbox', { name: 'Treść' });
const texts = (selector: string) =>
  Array.from(box.element().querySelectorAll(selector), ({ textContent }) => textContent.trim());

/** Opens the summary's form of an empty CV; answers what reads the CV as it is stored. */
async function openSummary(): Promise<() => Resume> {
  const resume = emptyResume(crypto.randomUUID(), 'pl', 'classic');
  const person = startPerson([resume]);
  stubApi(person.answers);
  await openPage(`/cv/${resume.uuid}/opis`);
  await box.click();
  return () => person.stored(resume.uuid);
}

test('text pasted from Word, Google Docs and web pages keeps what the CV can show and nothing else', async () => {
  await openSummary();
  const pasteInto = async (html: string) => {
    await box.click();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    paste({ 'text/html': html, 'text/plain': 'x' });
  };
  await pasteInto(WORD);
  await expect.poll(() => texts('strong')).toEqual(['Gruby wstęp']);
  expect(texts('li')).toEqual([expect.stringMatching(/^Pierwszy/), 'Głębszy']);
  expect(texts('ul ul li')).toEqual(['Głębszy']);
  expect(box.element().textContent).not.toContain('·');
  expect(texts('[style*="color"]')).toEqual([]);

  await pasteInto(GOOGLE);
  await expect.poll(() => texts('strong')).toEqual(['grube']);
  expect(texts('li')).toEqual(['punkt']);

  await pasteInto(WEB);
  await expect.element(box).toHaveTextContent('Nagłówek');
  await expect.element(box).toHaveTextContent('komórka');
  expect(texts('h2, table, img, script, style')).toEqual([]);
  expect(texts('a')).toEqual(['dobry']);
  expect(Reflect.get(window, 'isAttacked')).toBeUndefined();

  await pasteInto(
    '<table><tr><td>2019–2021</td><td><b>Kierowniczka</b></td></tr><tr><td><p>Jeden.</p><p>Dwa.</p></td><td></td></tr></table>',
  );
  await expect.poll(() => texts('p')).toEqual(['2019–2021 – Kierowniczka', 'Jeden.', 'Dwa.']);
  await pasteInto('<p style="mso-list:l0 level1 lfo1">·  Punkt</p><p style="mso-list:l0 level1 lfo1">o niczym</p>');
  await expect.poll(() => texts('li')).toEqual(['Punkt', 'o niczym']);
  await pasteInto(WEB);
  await expect.poll(previewText).toContain('Nagłówek');
});

test('lists and line breaks that are pasted as plain text stay what they are', async () => {
  const stored = await openSummary();
  paste({
    'text/plain':
      'Po studiach\u000bi stażu:\r\n•\tprowadziłam zespół\r\n\uf0b7\tszkoliłam nowych\r\no\tz kwartału na kwartał\r\n1. projekt\r\n2. wdrożenie',
  });
  await expect.poll(() => texts('ul li')).toEqual(['prowadziłam zespół', 'szkoliłam nowych', 'z kwartału na kwartał']);
  expect(texts('ol li')).toEqual(['projekt', 'wdrożenie']);
  await expect
    .poll(() => richTextToPlain(stored().sections.summary.data.content).split('\n').slice(0, 3))
    .toEqual(['Po studiach', 'i stażu:', 'prowadziłam zespół']);
  await box.click();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  paste({ 'text/plain': '12. maja 2020\no niczym' });
  await expect.poll(() => texts('p')).toEqual(['12. maja 2020', 'o niczym']);
});

test('a pasted megabyte is cut at the field’s bound, with a word about it, and saved', async () => {
  const stored = await openSummary();
  paste({ 'text/plain': 'słowo '.repeat(200_000) });
  await expect.element(page.getByText(/Wklejony tekst był za długi/)).toBeVisible();
  await expect.poll(() => richTextToPlain(stored().sections.summary.data.content).length).toBeGreaterThan(15_000);
  await expect.poll(() => previewText().length).toBeGreaterThan(15_000);
});
