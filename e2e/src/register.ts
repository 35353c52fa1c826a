import { expect, type Page } from '@playwright/test';

/** Registers somebody of a fresh address in this browser, as the form would. */
export async function register(page: Page, url: string): Promise<{ email: string; password: string }> {
  const email = `kupujacy-${crypto.randomUUID()}@example.pl`;
  const password = 'zielona-kreda';
  const person = { email, firstName: 'Łucja', lastName: 'Żak', password };
  const registered = await page.request.post(`${url}/api/register`, { data: person });
  expect(registered.ok(), 'somebody is registered').toBe(true);
  return { email, password };
}

/** Registers somebody of a fresh address, and opens a page for them. Answers the address. */
export async function registerFor(page: Page, url: string, next: string): Promise<string> {
  const { email } = await register(page, url);
  await page.goto(`${url}${next}`);
  return email;
}
