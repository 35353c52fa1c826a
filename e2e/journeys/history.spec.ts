import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from '@playwright/test';
import { startBuyer } from '../src/buyer.ts';
import { previewText, sheets } from '../src/editor.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

test('a CV goes back to what its download said, from my documents, and forward again in the editor', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const buyer = await startBuyer(product.url);
  const original = typicalResume('classic');
  const [job] = original.sections.experiences.data.items;
  const uuid = await buyer.createResume(original);
  await buyer.pay(uuid);
  await buyer.download(uuid);
  const items = original.sections.experiences.data.items.map((one) =>
    one.id === job!.id ? { ...one, position: 'Bosmanka portowa' } : one,
  );
  await buyer.save(uuid, { type: 'data', section: 'experiences', data: { items } });
  const login = await page.request.post(`${product.url}/api/login`, {
    data: { email: buyer.email, password: buyer.password },
    headers: { origin: product.url },
  });
  expect(login.ok()).toBe(true);

  await page.goto(`${product.url}/moje-dokumenty`);
  await page
    .getByRole('button', { name: /^Więcej/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Historia zmian' }).click();
  const dialog = page.getByRole('dialog', { name: 'Historia zmian' });
  await expect(dialog.getByRole('button', { name: 'Pobrane jako PDF' })).toBeVisible();
  await dialog.getByText('Różnice: 1').click();
  await expect(dialog.locator('mark', { hasText: 'Bosmanka portowa' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Przywróć tę wersję' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Przywrócono wersję z/)).toBeVisible();
  expect((await buyer.read(uuid)).sections.experiences.data.items[0]!.position).toBe(job!.position);

  // The state before restoring is a version, too. The editor restores it, and undoes that.
  await page.goto(`${product.url}/cv/${uuid}/doswiadczenie-zawodowe`);
  await expect(sheets(page).first()).toBeAttached();
  await page.getByRole('button', { name: 'Wersje CV' }).click();
  await page.getByRole('button', { name: 'Historia zmian' }).click();
  await dialog.getByRole('button', { name: 'Przed przywróceniem' }).click();
  await dialog.getByRole('button', { name: 'Przywróć tę wersję' }).click();
  await expect.poll(() => previewText(page)).toContain('Bosmanka portowa');
  await page.getByRole('button', { name: 'Cofnij (Ctrl+Z)' }).click();
  await expect.poll(() => previewText(page)).not.toContain('Bosmanka portowa');
  await expect
    .poll(async () => (await buyer.read(uuid)).sections.experiences.data.items[0]!.position)
    .toBe(job!.position);
});
