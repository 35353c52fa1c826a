import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { expect, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from '../src/axe.ts';
import { startBuyer } from '../src/buyer.ts';
import { mailTo } from '../src/outbox.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

/** The order number that a mail names. */
const NUMBER = /[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/;

test('somebody who is not logged in withdraws from the footer, by the number of the receipt, and gets the acknowledgement', async ({
  page,
}) => {
  const buyer = await startBuyer(product.url);
  const resumeUuid = await buyer.createResume(emptyResume(crypto.randomUUID(), 'pl'));
  await buyer.pay(resumeUuid);
  const receipt = await mailTo(product.dataDir, buyer.email, ({ subject }) => subject?.includes('faktura') ?? false);
  expect(receipt.text).toContain('bez logowania');
  expect(receipt.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^FV-/),
    expect.stringMatching(/^umowa-/),
  ]);
  const [number] = receipt.text!.match(NUMBER)!;

  await page.goto(product.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Odstąp od umowy tutaj' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Odstąpienie od umowy' })).toBeVisible();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByLabel('Numer zamówienia')).toBeFocused();
  await expectNoViolationsInEitherScheme(page, 'the statement');

  // A wrong address first: one answer, which names neither.
  await page.getByLabel('Numer zamówienia').fill(number.toLowerCase());
  await page.getByLabel('Adres e-mail z zamówienia').fill('ktos-inny@example.pl');
  await page.getByLabel('Imię i nazwisko').fill('Józef Żółć');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('heading', { name: 'Sprawdź oświadczenie' })).toBeFocused();
  await expectNoViolationsInEitherScheme(page, 'the confirmation');
  await page.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Nie znaleźliśmy umowy o tym numerze zamówienia i adresie e-mail',
  );
  await expect(page.getByLabel('Imię i nazwisko')).toHaveValue('Józef Żółć');

  await page.getByLabel('Adres e-mail z zamówienia').fill(buyer.email);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('main')).toContainText('Odstępuję od umowy o dostęp do serwisu Kreda');
  await page.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();
  await expect(page.getByRole('heading', { name: 'Odstąpienie przyjęte' })).toBeFocused();
  await expect(page.getByText('Zwróciliśmy 29,00')).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'the acknowledgement');

  const mail = await mailTo(product.dataDir, buyer.email, ({ subject }) => subject?.includes('odstąpienia') ?? false);
  expect(mail.subject).toContain(number);
  expect(mail.text).toMatch(/Otrzymaliśmy Twoje odstąpienie od umowy: \d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d \(GMT\+[12]\)/);
  expect(mail.text).toContain('Józef Żółć');
});
