import { expect, type Page } from '@playwright/test';

/** Registers a user with a new e-mail address in this browser, by the API. */
export async function register(page: Page, url: string): Promise<{ email: string; password: string }> {
  const email = `kupujacy-${crypto.randomUUID()}@example.pl`;
  const password = 'zielona-kreda';
  const person = { email, firstName: 'Łucja', lastName: 'Żak', password };
  const registered = await page.request.post(`${url}/api/register`, { data: person });
  expect(registered.ok(), 'a user is registered').toBe(true);
  return { email, password };
}

/** Registers a user with a new e-mail address, and opens a page. Returns the address. */
export async function registerFor(page: Page, url: string, next: string): Promise<string> {
  const { email } = await register(page, url);
  await page.goto(`${url}${next}`);
  return email;
}
