/// <reference lib="dom" />

import { expect, type Page, test } from '@playwright/test';
import { firstOffer, PUBLIC_PAGES } from '../src/public-pages.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read, and no field takes what would be lost, nor a password that the browser would put into an address', async ({
    page,
  }) => {
    const offer = await firstOffer(page, product.url);
    for (const address of [...PUBLIC_PAGES, offer, '/oferty-pracy/nie-ma-0123456789', '/nie-ma']) {
      await page.goto(product.url + address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(page.getByRole('contentinfo'), address).toBeVisible();
      await expect(page.getByText('Ładuję zawartość'), address).toHaveCount(0);
      if (address === '/') {
        await expect(page.getByRole('region', { name: 'Ile to kosztuje' })).toContainText('39,00 zł co miesiąc');
        await expect(page.getByText('Jak odzyskać pieniądze?')).toBeVisible();
      }
      if (['/logowanie', '/rejestracja', '/oferty-pracy'].includes(address)) {
        const controls = await page.locator('input, select, button').all();
        expect(controls.length).toBeGreaterThan(4);
        for (const control of controls) await expect(control).toBeDisabled();
      }
      if (address === offer) {
        const posting = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as object;
        const title = await page.getByRole('heading', { level: 1 }).textContent();
        expect(posting).toMatchObject({
          '@type': 'JobPosting',
          title,
          hiringOrganization: { '@type': 'Organization' },
        });
      }
    }
  });

  test('a page speaks the language that was chosen', async ({ page, context }) => {
    await context.addCookies([{ name: 'language', value: 'de', url: product.url }]);
    await page.goto(product.url);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'de_DE');
  });
});

/* public-pages.spec.ts does the same in Polish. */
test('pages become alive as they were drawn, in another language and timezone', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles' });
  await context.addCookies([{ name: 'language', value: 'ua', url: product.url }]);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const address of [...PUBLIC_PAGES, await firstOffer(page, product.url)]) {
    await page.goto(product.url + address);
    // Hydration is finished, so all of its errors are in the console.
    await expect(page.locator('button').first()).toBeEnabled();
    expect(complaints, address).toEqual([]);
    if (address === '/logowanie') await expect(page.locator('input[type="email"]')).toBeFocused();
  }
  // What lives answers: the header's own switch.
  await page.getByRole('combobox').first().selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('buttons look before a page is alive as they do after, in either scheme', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const drawn = await context.newPage();
  await drawn.route('**/*.js', (route) => route.abort());
  const alive = await context.newPage();
  const looks = (page: Page) =>
    page.locator('.mantine-Button-root, .mantine-ActionIcon-root').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, color, borderColor } = getComputedStyle(button);
        return { name: button.textContent || button.ariaLabel, backgroundColor, color, borderColor };
      }),
    );
  const offer = await firstOffer(alive, product.url);
  // The scheme is the page's from its first moment: each is loaded for itself.
  for (const colorScheme of ['light', 'dark'] as const) {
    await Promise.all([drawn.emulateMedia({ colorScheme }), alive.emulateMedia({ colorScheme })]);
    for (const address of ['/', '/logowanie', '/rejestracja', '/oferty-pracy', offer]) {
      await Promise.all([drawn.goto(product.url + address), alive.goto(product.url + address)]);
      await expect(alive.locator('button').first()).toBeEnabled();
      await expect(drawn.locator('button').first()).toBeDisabled();
      // What a switch says is of the scheme, which the server does not know.
      const unnamed = (all: Awaited<ReturnType<typeof looks>>) => all.map(({ name: _, ...look }) => look);
      expect(unnamed(await looks(drawn)), `${address}, ${colorScheme}`).toEqual(unnamed(await looks(alive)));
    }
  }
  await context.close();
});

test('a drawn page knows who reads it, is kept by nobody, and has a picture of its language where its link is shared', async ({
  page,
}) => {
  const visitor = await page.request.get(product.url);
  expect(visitor.headers()['cache-control']).toBe('private, no-cache');
  const drawn = await visitor.text();
  expect(drawn).toContain('Zaloguj się');
  expect(drawn).toContain(`property="og:image" content="${product.url}/open-graph/pl.png"`);
  const picture = await page.request.get(`${product.url}/open-graph/pl.png`);
  expect(picture.headers()['content-type']).toBe('image/png');
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  await page.request.post(`${product.url}/api/register`, {
    headers: { origin: product.url },
    data: {
      email: 'reader@example.com',
      firstName: 'Ada',
      lastName: 'Lis',
      password: 'Sowa-i-Lis-2026',
    },
  });
  const answer = await page.request.get(product.url);
  expect(answer.headers()['cache-control']).toBe('no-store');
  const member = await answer.text();
  expect(member).toContain('Wyloguj się');
  expect(member).not.toContain('Zaloguj się');
});
