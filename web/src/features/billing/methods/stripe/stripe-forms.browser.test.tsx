import { typicalResume } from '@kreda/document/testing/sample-resumes';
import type { PaymentMethod } from '@kreda/site/payment-methods';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress, openPage } from '../../../../testing/open-page.tsx';
import { startPerson, USER } from '../../../../testing/person.ts';
import { type Answers, stubApi } from '../../../../testing/stub-api.ts';
import { stubStripe, withholdStripe } from '../../../../testing/stub-stripe.ts';

const RESUME = typicalResume('plain');
const ORDER = '5b0a2b5e-3a5e-4a37-9a53-5c9d0c8f0a11';
const SECRET = 'pi_1_secret_1';
const THANK_YOU = `/cv/${RESUME.uuid}/dziekujemy?order=${ORDER}`;
const CARD = '4242424242424242';

const card = page.getByLabelText('Stripe: numer karty');
const consent = page.getByRole('checkbox', { name: /^Chcę, aby dostęp/ });
const pay = page.getByRole('button', { name: /^Zapłać/ });
const radio = (name: string) => page.getByRole('radio', { name });
const unavailable = page.getByText(/^Nie udało się załadować formularza płatności/);

type Checkout = NonNullable<NonNullable<Answers['billing']>['checkout']>;
type Sync = NonNullable<NonNullable<Answers['billing']>['sync']>;

interface Shop {
  methods?: readonly PaymentMethod[];
  sync?: Sync;
  clientSecret?: string;
}

/** A shop with live card payments. Returns what its API was asked to open. */
function openShop({ methods = ['card', 'blik', 'p24'], sync, clientSecret = SECRET }: Shop = {}) {
  const person = startPerson([RESUME], USER);
  const opened: Parameters<Checkout>[0][] = [];
  const site = person.answers.site!.config!;
  stubApi({
    ...person.answers,
    site: {
      config: async (input) => ({ ...(await site(input)), stripe: { mode: 'live', publishableKey: 'pk_test_stub' } }),
    },
    billing: {
      ...person.answers.billing,
      methods: () => [...methods],
      checkout: (input) => {
        opened.push(input);
        const order = { orderId: ORDER, amount: 2_900, currency: 'PLN', packageName: 'Dostęp na 14 dni' };
        return { kind: 'form', providerRef: 'pi_1', clientSecret, ...order };
      },
      sync: sync ?? (() => new Promise(() => {})),
    },
  });
  return opened;
}

const openPayment = (slug = 'access-14-days') => openPage(`/cv/${RESUME.uuid}/platnosc?package=${slug}`);

afterEach(() => {
  vi.restoreAllMocks();
});

// First: once Stripe's script has been loaded, the library never loads it again.
test('a script that is blocked or late is said in the interface’s language, and loaded again', async () => {
  const withheld = withholdStripe();
  const realTimeout = window.setTimeout.bind(window);
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => realTimeout(run, ms === 15_000 ? 30 : ms));
  openShop();
  await openPayment();
  await expect.element(unavailable).toBeVisible();
  // Whoever pays otherwise is not kept from it.
  await expect.element(radio('BLIK')).toBeEnabled();
  await pay.click();
  await expect.element(unavailable).toBeVisible();
  withheld.mode = 'late';
  await page.getByRole('button', { name: 'Załaduj ponownie' }).click();
  await expect.element(unavailable).toBeVisible();
  stubStripe();
  withheld.arrive();
  await expect.element(card).toBeVisible();
});

test('a card is paid by what stands in Stripe’s frame, and the payment page leads to the result', async () => {
  const stripe = stubStripe();
  const opened = openShop();
  await openPayment();
  await pay.click();
  await expect.element(card).toHaveFocus();
  expect(opened).toEqual([]);
  await card.fill(CARD);
  await consent.click();
  await pay.click();
  await expect.poll(() => stripe.calls).toHaveLength(1);
  expect(opened).toMatchObject([{ method: 'card', packageSlug: 'access-14-days' }]);
  expect(stripe.calls[0]).toMatchObject({
    name: 'confirmPayment',
    given: [
      {
        clientSecret: SECRET,
        redirect: 'if_required',
        confirmParams: {
          return_url: new URL(THANK_YOU, location.origin).href,
          payment_method_data: { billing_details: { name: 'Łucja Żak', email: USER.email } },
        },
      },
    ],
  });
  expect(stripe.groups.find(({ mode }) => mode === 'payment')).toMatchObject({
    amount: 2_900,
    currency: 'pln',
    setupFutureUsage: null,
    allowedPaymentMethodTypes: ['card'],
    locale: 'pl',
  });
  stripe.answer(null);
  await expect.poll(currentAddress).toBe(THANK_YOU);
});

test('a declined card is said, and another one pays the same order', async () => {
  const stripe = stubStripe();
  const opened = openShop();
  await openPayment();
  await card.fill(CARD);
  await consent.click();
  await pay.click();
  await expect.poll(() => stripe.calls).toHaveLength(1);
  stripe.answer({ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message: 'No.' });
  await expect.element(page.getByText(/^Na karcie brakuje środków/)).toBeVisible();
  await expect.element(pay).toBeEnabled();
  await card.fill('5555555555554444');
  await expect.element(page.getByText(/^Na karcie brakuje środków/)).not.toBeInTheDocument();
  await pay.click();
  await expect.poll(() => stripe.calls).toHaveLength(2);
  expect(opened).toHaveLength(2);
  stripe.answer(null);
  await expect.poll(currentAddress).toBe(THANK_YOU);
});

test('while the bank’s page loads, the button stays busy; a return by the back button frees it', async () => {
  const stripe = stubStripe();
  openShop();
  await openPayment();
  await card.fill(CARD);
  await consent.click();
  await pay.click();
  await expect.poll(() => stripe.calls).toHaveLength(1);
  await expect.element(pay).toBeDisabled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(pay).toBeEnabled();
});

test('a connection that is lost while Stripe confirms is said, and nothing is lost', async () => {
  const stripe = stubStripe();
  openShop();
  await openPayment();
  await card.fill(CARD);
  await consent.click();
  await pay.click();
  await expect.poll(() => stripe.calls).toHaveLength(1);
  stripe.answer({ type: 'api_connection_error', message: 'Network' });
  await expect.element(page.getByText(/^Nie ma połączenia/)).toBeVisible();
  await expect.element(card).toHaveValue(CARD);
  await expect.element(pay).toBeEnabled();
});

test('BLIK asks for six digits, waits for the bank’s app, and takes a new code after the time is over', async () => {
  const stripe = stubStripe();
  const opened = openShop();
  await openPayment();
  await radio('BLIK').click();
  const code = page.getByLabelText('Kod BLIK');
  await consent.click();
  await pay.click();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleDescription(/Kod BLIK ma sześć cyfr/);
  await code.fill('123456');
  await expect.element(code).toHaveValue('123 456');
  await pay.click();
  await expect.element(page.getByRole('status').getByText('Potwierdź płatność w aplikacji banku')).toBeVisible();
  expect(opened).toMatchObject([{ method: 'blik' }]);
  expect(stripe.calls).toMatchObject([
    { name: 'confirmBlikPayment', given: [SECRET, { payment_method_options: { blik: { code: '123456' } } }] },
  ]);
  stripe.answer({ code: 'payment_intent_payment_attempt_failed', decline_code: 'code_expired' });
  await expect.element(page.getByText(/^Czas na potwierdzenie minął/)).toBeVisible();
  await expect.element(code).toHaveValue('');
  await expect.element(code).toHaveFocus();
  await code.fill('654321');
  await pay.click();
  await expect.poll(() => stripe.calls).toHaveLength(2);
  stripe.answer(null);
  await expect.poll(currentAddress).toBe(THANK_YOU);
});

test('Przelewy24 leads to its page, and a buyer who cancelled there reads that nothing was charged', async () => {
  const stripe = stubStripe();
  const message =
    'The payment was not completed at the bank, and nothing was charged. Try again or choose another way of paying';
  const opened = openShop({ sync: () => ({ state: 'awaiting_payment', message, isProcessing: false }) });
  await openPayment();
  await radio('Przelewy24').click();
  await expect.element(page.getByLabelText('Stripe: bank')).toBeVisible();
  await consent.click();
  await pay.click();
  await expect.poll(() => stripe.calls).toHaveLength(1);
  expect(opened).toMatchObject([{ method: 'p24' }]);
  expect(stripe.groups.at(-1)).toMatchObject({ allowedPaymentMethodTypes: ['p24'] });
  await expect.element(pay).toBeDisabled();
  await openPage(`${THANK_YOU}&payment_intent=pi_1&redirect_status=failed`);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^Płatność nie została dokończona w banku/);
});

test('a bank that is slow is said on the page after the payment, until it answers', async () => {
  stubStripe();
  openShop({ sync: () => ({ state: 'requires_action', message: null, isProcessing: true }) });
  await openPage(THANK_YOU);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bank przetwarza płatność' })).toBeVisible();
});

test('a wallet opens only when the rest of the form is right, and pays as a card', async () => {
  const stripe = stubStripe();
  const opened = openShop();
  await openPayment();
  const wallet = page.getByRole('button', { name: 'Google Pay' });
  await wallet.click();
  await expect.element(consent).toHaveFocus();
  await expect.element(consent).toHaveAttribute('aria-invalid', 'true');
  expect(stripe.calls).toEqual([]);
  await consent.click();
  await wallet.click();
  await expect.poll(() => stripe.calls).toHaveLength(1);
  expect(opened).toMatchObject([{ method: 'card' }]);
  stripe.answer({ type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' });
  await expect.element(page.getByText(/^Bank odrzucił kartę/)).toBeVisible();
  expect(stripe.walletFailures).toBe(1);
  await wallet.click();
  await expect.poll(() => stripe.calls).toHaveLength(2);
  stripe.answer(null);
  await expect.poll(currentAddress).toBe(THANK_YOU);
});

test('a subscription saves its method, and is not offered what cannot be charged again', async () => {
  const stripe = stubStripe();
  openShop({ methods: ['card', 'blik'] });
  await openPayment('monthly');
  await expect.element(card).toBeVisible();
  await expect.element(radio('Przelewy24')).not.toBeInTheDocument();
  expect(stripe.groups.every(({ setupFutureUsage }) => setupFutureUsage === 'off_session')).toBe(true);
});

test('what is only verified is confirmed as a verification, a card and BLIK alike', async () => {
  const stripe = stubStripe();
  openShop({ methods: ['card', 'blik'], clientSecret: 'seti_1_secret_1' });
  await openPayment('monthly');
  await card.fill(CARD);
  await consent.click();
  await pay.click();
  await expect.poll(() => stripe.calls).toMatchObject([{ name: 'confirmSetup' }]);
  stripe.answer({ type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' });
  await radio('BLIK').click();
  await page.getByLabelText('Kod BLIK').fill('123456');
  await pay.click();
  await expect.poll(() => stripe.calls.at(-1)).toMatchObject({ name: 'confirmBlikSetup' });
  stripe.answer({ decline_code: 'recurring_not_supported_by_bank' });
  await expect.element(page.getByText(/^Twój bank nie obsługuje/)).toBeVisible();
});

test('Stripe’s frames follow the colours of the site', async () => {
  const stripe = stubStripe();
  openShop();
  await openPayment();
  await expect.element(card).toBeVisible();
  const appearance = stripe.groups.at(-1)!.appearance as { theme: string; variables: Record<string, string> };
  expect(appearance.theme).toBe('stripe');
  expect(appearance.variables.colorBackground).toBe('#ffffff');
  expect(appearance.variables.borderRadius).toBe('10px');
});
