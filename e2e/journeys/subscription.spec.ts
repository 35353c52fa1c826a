import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInEitherScheme } from '../src/axe.ts';
import { type Buyer, startBuyer } from '../src/buyer.ts';
import { endPeriod } from '../src/pass-time.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

/** Is kept, and declined when it is charged. */
const ATTACHES_THEN_FAILS = '4000000000000341';
const ASKS_THE_BANK = '4000002500003155';
/** The scheduler looks every fifteen seconds. */
const SCHEDULER_MS = 45_000;

/** Somebody with a subscription. */
async function startSubscriber(packageSlug: string, card?: string): Promise<Buyer> {
  const buyer = await startBuyer(product.url);
  const resumeUuid = await buyer.createResume(emptyResume(crypto.randomUUID(), 'pl'));
  await buyer.subscribe(packageSlug, { resumeUuid, ...(card ? { card } : {}) });
  return buyer;
}

/** Opens the payments page as somebody with a subscription. */
async function openPayments(page: Page, { email, password }: Buyer): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const login = await page.request.post(`${product.url}/api/login`, {
    data: { email, password },
    headers: { origin: product.url },
  });
  expect(login.status()).toBe(200);
  await page.goto(`${product.url}/platnosci`);
  await expect(panel(page)).toBeVisible();
}

async function subscriber(page: Page, packageSlug: string): Promise<void> {
  await openPayments(page, await startSubscriber(packageSlug));
}

/**
 * People whose trial has just ended, and whose first payment is declined when the scheduler finds them. It looks every fifteen seconds:
 * all are made at first, so that one wait serves all tests of a worker.
 */
const debtors: Buyer[] = [];
const DEBTORS = 5;

test.beforeAll(async () => {
  debtors.push(
    ...(await Promise.all(Array.from({ length: DEBTORS }, () => startSubscriber('trial-7-days', ATTACHES_THEN_FAILS)))),
  );
  for (const { email } of debtors) endPeriod(product.dataDir, email);
});

/** Opens the payments page as one of them, once the payment has been declined. */
async function debtor(page: Page): Promise<void> {
  const buyer = debtors.pop();
  if (!buyer) throw new Error(`More than ${DEBTORS} tests ask for a debtor`);
  await openPayments(page, buyer);
  // While the payment is under way the page looks by itself.
  await expect(panel(page)).toContainText('Płatność nieudana', { timeout: SCHEDULER_MS });
}

const panel = (page: Page): Locator => page.getByRole('region', { name: /^Twój abonament/ });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const rows = (page: Page): Locator => page.getByRole('article');

async function typeCard(page: Page, number: string): Promise<void> {
  await dialog(page).getByLabel('Numer karty').fill(number);
  await dialog(page).getByLabel('Data ważności').fill('12/40');
  await dialog(page).getByLabel('Kod CVC').fill('123');
}

async function expectCleanAddress(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${product.url}/platnosci`);
}

test('a trial is cancelled and renewed', async ({ page }) => {
  await subscriber(page, 'trial-7-days');
  await expect(panel(page)).toContainText('Okres próbny');
  await expect(panel(page)).toContainText('Visa •••• 4242');
  await expect(panel(page)).toContainText(/Następna płatność\s*\d\d\.\d\d\.\d{4}, 39,00/);
  await expect(page.getByText('Nie masz teraz aktywnego pakietu')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Okres próbny');
  // A trial is a contract too, which is withdrawn from without a payment.
  await expect(rows(page).getByRole('link', { name: 'Odstąp od umowy tutaj' })).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'a trial');

  await panel(page).getByRole('button', { name: 'Anuluj abonament' }).click();
  await expect(dialog(page)).toContainText(/Okres próbny trwa do \d\d\.\d\d\.\d{4}/);
  await expectNoViolationsInEitherScheme(page, 'the question');
  await dialog(page).getByRole('button', { name: 'Zostaw aktywny' }).last().click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(panel(page)).not.toContainText('Anulowany');

  await panel(page).getByRole('button', { name: 'Anuluj abonament' }).click();
  await dialog(page).getByRole('button', { name: 'Anuluj abonament' }).click();
  await expect(page.getByText(/^Abonament został anulowany\. Dostęp masz do/)).toBeVisible();
  await expect(panel(page)).toContainText('Anulowany');
  await expect(panel(page)).not.toContainText('Następna płatność');
  const renew = panel(page).getByRole('button', { name: 'Wznów abonament' });
  await expect(renew).toBeFocused();
  await expectNoViolationsInEitherScheme(page, 'cancelled');
  await renew.click();
  await expect(page.getByText('Abonament został wznowiony')).toBeVisible();
  await expect(panel(page)).toContainText('Następna płatność');

  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoViolationsInEitherScheme(page, 'a telephone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('another card is charged from now on, one that its bank asks about too, or a PayPal account; a card that is refused changes nothing; withdrawing from the contract ends the subscription, and the way back is the same package', async ({
  page,
}) => {
  await subscriber(page, 'monthly');
  const change = panel(page).getByRole('button', { name: 'Zmień metodę płatności' });
  await change.click();
  await expect(dialog(page)).toContainText('Teraz płacisz: Visa •••• 4242');
  await expectNoViolations(page, 'another card');
  await typeCard(page, '4000000000000002');
  await dialog(page).getByRole('button', { name: 'Zapisz metodę płatności' }).click();
  await expect(dialog(page).getByText(/Bank odrzucił kartę/)).toBeVisible();
  await typeCard(page, '5555555555554444');
  await dialog(page).getByRole('button', { name: 'Zapisz metodę płatności' }).click();
  await expect(page.getByText('Metoda płatności została zmieniona')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(panel(page)).toContainText('•••• 4444');

  for (const [answer, toast, method] of [
    ['Odrzuć', /^Nie udało się potwierdzić nowej metody płatności/, '•••• 4444'],
    ['Potwierdź', /^Metoda płatności została zmieniona/, '•••• 3155'],
  ] as const) {
    await change.click();
    await typeCard(page, ASKS_THE_BANK);
    await dialog(page).getByRole('button', { name: 'Zapisz metodę płatności' }).click();
    await page.getByRole('button', { name: answer }).click();
    await expect(page.getByText(toast)).toBeVisible();
    await expectCleanAddress(page);
    await expect(panel(page)).toContainText(method);
  }
  // What was only verified is no payment.
  await expect(rows(page)).toHaveCount(1);

  await change.click();
  await dialog(page).getByLabel('PayPal').check();
  await expectNoViolations(page, 'PayPal');
  await dialog(page).getByRole('button', { name: 'Przejdź do PayPal' }).click();
  await page.locator('button[value=approve]').click();
  await expect(page.getByText('Metoda płatności została zmieniona')).toBeVisible();
  await expectCleanAddress(page);
  await expect(panel(page)).toContainText(/PayPal, \S+@\S+/);

  await rows(page).getByRole('link', { name: 'Odstąp od umowy tutaj' }).click();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();
  await expect(page.getByText('Odstąpienie przyjęte')).toBeVisible();
  await page.goto(`${product.url}/platnosci`);
  await expect(panel(page)).toContainText('Zakończony');
  await expect(rows(page)).toContainText('Zwrócono');
  await panel(page).getByRole('link', { name: 'Kup ponownie' }).click();
  await expect(page).toHaveURL(/\/platnosc\?package=monthly$/);
});

test('an open amount is said with its next try, and settled with another card', async ({ page }) => {
  await debtor(page);
  await expect(panel(page)).toContainText('Nie udało się pobrać 39,00');
  await expect(panel(page)).toContainText(/Spróbujemy ponownie \d\d\.\d\d\.\d{4}/);
  const open = rows(page).filter({ hasText: 'odnowienie' });
  await expect(open).toContainText('Czeka na zapłatę');
  await expect(page.getByRole('link', { name: /Dokończ/ })).toHaveCount(0);
  await expectNoViolations(page, 'an open amount');

  await open.getByRole('button', { name: 'Zapłać teraz' }).click();
  await typeCard(page, '4000000000009995');
  await dialog(page)
    .getByRole('button', { name: /^Zapłać 39,00/ })
    .click();
  await expect(dialog(page).getByText(/Na karcie brakuje środków/)).toBeVisible();
  await expectNoViolations(page, 'a declined card');
  await typeCard(page, '4242424242424242');
  await dialog(page)
    .getByRole('button', { name: /^Zapłać 39,00/ })
    .click();
  await expect(page.getByText('Zapłacono. Abonament znów jest aktywny')).toBeVisible();
  await expect(panel(page)).toContainText('Aktywny');
  await expect(panel(page)).toContainText('Visa •••• 4242');
  await expect(open).toContainText('Zapłacono');
  await expect(open.getByRole('link', { name: /^Faktura FV/ })).toBeVisible();
});

test('an open amount is charged at once to another card', async ({ page }) => {
  await debtor(page);
  await panel(page).getByRole('button', { name: 'Zmień metodę płatności' }).click();
  await expect(dialog(page)).toContainText('od razu spróbujemy pobrać stamtąd zaległe 39,00');
  await typeCard(page, '4242424242424242');
  await dialog(page).getByRole('button', { name: 'Zapisz metodę płatności' }).click();
  await expect(page.getByText('Metoda płatności została zmieniona')).toBeVisible();
  await expect(panel(page)).toContainText('Aktywny', { timeout: SCHEDULER_MS });
  await expect(rows(page).filter({ hasText: 'odnowienie' })).toContainText('Zapłacono');
});

test('an open amount is settled at the bank, and the cancellation follows it', async ({ page }) => {
  await debtor(page);
  await panel(page).getByRole('button', { name: 'Anuluj abonament' }).click();
  await expect(dialog(page)).toContainText('Płatność 39,00');
  await expectNoViolations(page, 'rebalance and cancel');
  await dialog(page)
    .getByRole('button', { name: /^Zapłać 39,00.* i anuluj$/ })
    .click();
  await typeCard(page, ASKS_THE_BANK);
  await dialog(page)
    .getByRole('button', { name: /^Zapłać 39,00.* i anuluj$/ })
    .click();
  await page.getByRole('button', { name: 'Potwierdź' }).click();
  await expect(page.getByText(/^Zapłacono, a\sabonament został anulowany\. Dostęp masz do/)).toBeVisible();
  await expectCleanAddress(page);
  await expect(panel(page)).toContainText('Anulowany');
  await expect(rows(page).filter({ hasText: 'odnowienie' })).toContainText('Zapłacono');
});

test('an open amount is let go with the subscription, which cannot be cancelled once more', async ({
  page,
  context,
}) => {
  await debtor(page);
  await panel(page).getByRole('button', { name: 'Anuluj abonament' }).click();
  const other = await context.newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.goto(`${product.url}/platnosci`);
  await panel(other).getByRole('button', { name: 'Anuluj abonament' }).click();
  await dialog(other).getByRole('button', { name: 'Anuluj bez płacenia' }).click();
  await expect(other.getByText('Abonament został anulowany', { exact: true })).toBeVisible();
  await expect(panel(other)).toContainText('Zakończony');
  await expect(other.getByText('Nie masz teraz aktywnego pakietu')).toBeVisible();
  await expectNoViolations(other, 'ended');

  await page.bringToFront();
  await dialog(page).getByRole('button', { name: 'Anuluj bez płacenia' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Nie można anulować abonamentu');
  await dialog(page).getByRole('button', { name: 'Zostaw aktywny' }).last().click();
  // A trial is had once: the way back leads to the price list.
  await panel(page).getByRole('link', { name: 'Wybierz pakiet' }).click();
  await expect(page).toHaveURL(/\/cv\/[0-9a-f-]{36}\/cennik/);
});

test('the link of a mail about a declined payment opens the dialog that pays it', async ({ page }) => {
  await debtor(page);
  await page.goto(`${product.url}/platnosci?settle=1`);
  await expect(dialog(page)).toContainText('Zapłać zaległą kwotę');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expectCleanAddress(page);
});
