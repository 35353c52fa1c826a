import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEditor, overflowPx, untilSaved } from '../../../testing/opened-editor.ts';
import { previewText } from '../../../testing/preview.ts';

const add = () => page.getByRole('button', { name: 'Dodaj własne pole' });
const row = (name: string) => page.getByRole('group', { name, exact: true });
const labels = () =>
  page
    .getByRole('textbox', { name: 'Etykieta', exact: true })
    .elements()
    .map((input) => (input as HTMLInputElement).value);

test('facts of one’s own are added, ordered, hidden, deleted and restored, and are printed as the form shows them', async () => {
  await page.viewport(1440, 900);
  const { stored } = await openEditor('dane-osobowe');
  // Without a first name the preview shows sample data.
  await page.getByRole('textbox', { name: 'Imię', exact: true }).fill('Żaneta');
  expect(labels()).toEqual([]);
  for (const [label, value] of [
    ['ORCID', '0000-0002-1825-0097'],
    ['Zaimki', 'ona, jej'],
    ['', 'Od zaraz'],
  ]) {
    await add().click();
    // The new row has the focus.
    await userEvent.keyboard(`${label}{Tab}${value}`);
  }
  await expect.poll(previewText).toMatch(/ORCID: 0000-0002-1825-0097.*Zaimki: ona, jej.*Od zaraz/);

  await row('Zaimki').getByRole('button', { name: 'Przesuń w górę: Zaimki' }).click();
  await expect.poll(previewText).toMatch(/Zaimki: ona, jej.*ORCID: 0000/);
  expect(labels()).toEqual(['Zaimki', 'ORCID', '']);

  await page.getByRole('button', { name: 'Usuń: Zaimki' }).click();
  await expect.element(add()).toHaveFocus();
  await expect.poll(previewText).not.toContain('ona, jej');
  expect(labels()).toEqual(['ORCID', '']);
  await page.getByRole('button', { name: 'Cofnij', exact: true }).last().click();
  await expect.poll(previewText).toContain('Zaimki: ona, jej');
  expect(labels()).toEqual(['Zaimki', 'ORCID', '']);

  // Six fit, and an empty row neither prints nor is stored.
  for (const count of [4, 5, 6]) {
    await add().click();
    expect(labels()).toHaveLength(count);
  }
  await expect.element(add()).toBeDisabled();
  await untilSaved();
  expect(stored()?.sections['personal-data'].data).toMatchObject({
    fact1Label: 'Zaimki',
    fact1Value: 'ona, jej',
    fact2Label: 'ORCID',
    fact3Label: '',
    fact3Value: 'Od zaraz',
    fact4Label: '',
    fact4Value: '',
  });
  for (const width of [1440, 390]) {
    await page.viewport(width, 844);
    expect(overflowPx()).toBeLessThanOrEqual(0);
  }
  await page.viewport(1440, 900);

  // A hidden fact stays hidden when it is moved.
  await page.getByRole('button', { name: 'Ustawienia sekcji' }).click();
  await page.getByRole('checkbox', { name: 'Zaimki', exact: true }).click();
  await expect.poll(previewText).not.toContain('ona, jej');
  await row('ORCID').getByRole('button', { name: 'Przesuń w górę: ORCID' }).click();
  await expect.poll(labels).toEqual(['ORCID', 'Zaimki', '', '', '', '']);
  await untilSaved();
  expect(previewText()).not.toContain('ona, jej');
  expect(previewText()).toContain('ORCID: 0000');
  expect(stored()?.sections['personal-data'].config.fields).toMatchObject({ fact1Value: true, fact2Value: false });
});
