import { expect, type Page } from '@playwright/test';

/** Registers somebody of a fresh address, who comes back to a page. Answers the address. */
export async function registerFor(page: Page, url: string, next: string): Promise<string> {
  const email = `kupujacy-${crypto.randomUUID()}@example.pl`;
  await page.goto(`${url}/rejestracja?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Imię').fill('Łucja');
  await page.getByLabel('Nazwisko').fill('Żak');
  await page.getByLabel('Hasło', { exact: true }).fill('zielona-kreda');
  await page.getByLabel('Powtórz hasło').fill('zielona-kreda');
  await page.getByRole('button', { name: 'Zarejestruj się', exact: true }).click();
  await expect(page).toHaveURL(`${url}${next}`);
  return email;
}
