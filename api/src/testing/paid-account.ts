import type { TestApi } from './start-api.ts';
import type { TestBrowser } from './test-browser.ts';

/** Registers the browser's user with access, without an order. What the browser made as a visitor becomes the user's. Returns the user's id. */
export async function registerPaid(api: TestApi, browser: TestBrowser): Promise<string> {
  const person = {
    email: `${crypto.randomUUID()}@example.pl`,
    firstName: 'A',
    lastName: 'B',
    password: 'zielona-kreda',
  };
  const { data } = (await browser.send('POST', '/api/register', person)).body as { data: { id: string } };
  api.paid.add(data.id);
  return data.id;
}
