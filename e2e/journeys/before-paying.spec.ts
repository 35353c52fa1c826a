import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { paragraph, typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../src/axe.ts';
import { checks, openScreen, pages, storeCv, WINDOWS } from '../src/before-paying.ts';
import { layoutShifts, recordLayoutShifts } from '../src/layout-shifts.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

test('what software read in the PDF stands beside the CV’s own words', async ({ page }) => {
  await openScreen(page, typicalResume('plain'));
  await expect(checks(page).getByText('Sprawdzone: niczego nie trzeba poprawiać.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Twoje CV jest gotowe' })).toBeVisible();
  await expect(checks(page).getByRole('listitem')).toHaveCount(0);
  const reading = page.getByRole('region', { name: 'Co czyta system rekrutacyjny' });
  await expect(reading.getByText(/^Nasz program odczytał poprawnie \d+\sz\s\d+ pól\.$/)).toBeVisible();
  const show = reading.getByRole('button', { name: 'Pokaż wszystkie pola' });
  await show.click();
  const email = reading.getByRole('listitem').filter({ hasText: 'jozef.swiatek@example.com' });
  await expect(email.getByText('jozef.swiatek@example.com')).toHaveCount(2);
  await expect(email).toContainText('Zgodne');
  await expect(reading.locator('pre').first()).toBeHidden();
  await reading
    .getByText(/^Tekst, który program wyjmuje z\sPDF$/)
    .first()
    .click();
  await expect(reading.locator('pre').first()).toContainText('Budowa i Spółka S.A.');
  await expectNoViolations(page, 'before paying');
  await page.getByRole('button', { name: 'Powiększ stronę 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Cały PDF, strona po stronie' })).toBeVisible();
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await expectNoViolations(page, `page viewer, ${window.width} px`);
  }
});

/** A CV with a dozen findings, whose pages, findings and reading arrive one after the other. */
function troubledResume(): Resume {
  const sample = typicalResume('modern');
  Object.assign(sample.sections['personal-data'].data, {
    email: 'jozef.swiatek@gmail',
    phone: '123',
    website: 'localhost',
  });
  const strange = paragraph('Buduję \u{f3c9} mosty');
  sample.sections.summary.data.content = strange;
  const [first, second, third] = sample.sections.experiences.data.items;
  Object.assign(first!, { company: '', description: strange });
  Object.assign(second!, { position: '', dateFrom: '', dateTo: '', present: false });
  Object.assign(third!, { dateFrom: '', dateTo: '', present: false });
  Object.assign(sample.sections.education.data.items[0]!, { schoolName: '', dateFrom: '', dateTo: '' });
  sample.sections.interests.data.items = [];
  return sample;
}

test('nothing that is seen moves while a CV with many findings loads, in windows of three widths', async ({ page }) => {
  const uuid = await storeCv(page, troubledResume());
  await recordLayoutShifts(page);
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    const reading = Promise.withResolvers<void>();
    await page.route('**/trpc/download.readBack*', async (route) => {
      await reading.promise;
      await route.continue();
    });
    await page.goto(`${product.url}/cv/${uuid}/pobierz-cv`);
    await expect(pages(page).first()).toBeVisible();
    await expect(checks(page).getByRole('listitem')).not.toHaveCount(0);
    await expect(checks(page).getByText('Czytam Twój PDF…')).toBeVisible();
    // The reading arrives last, when all else is on the screen.
    reading.resolve();
    await expect(checks(page).getByText(/Liczba różnic: \d+/)).toBeVisible();
    expect(await checks(page).getByRole('listitem').count()).toBeGreaterThanOrEqual(10);
    const shifts = await layoutShifts(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, `${window.width} px: ${JSON.stringify(shifts)}`).toBeLessThan(0.02);
    await page.unrouteAll();
  }
});
