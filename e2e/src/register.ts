import { expect, type Page } from '@playwright/test';

/** Registers somebody of a fresh address, as the form would, and opens a page for them. Answers the address. */
export async function registerFor(page: Page, url: string, next: string): Promise<string> {
  const email = `kupujacy-${crypto.randomUUID()}@example.pl`;
  const person = { email, firstName: 'Łucja', lastName: 'Żak', password: 'zielona-kreda' };
  const registered = await page.request.post(`${url}/api/register`, { data: person });
  expect(registered.ok(), 'somebody is registered').toBe(true);
  await page.goto(`${url}${next}`);
  return email;
}
