import type { RendererClient } from '@kreda/proto/renderer';
import type { FastifyInstance } from 'fastify';
import { buildSandbox } from '../../sandbox/stripe/server.ts';
import { seedPackages } from '../features/billing/packages/seed-packages.ts';
import { startTestPaypal, type TestPaypal } from './paypal.ts';
import { shownConsent } from './shown-consent.ts';
import { startTestApi, type TestApi } from './start-api.ts';
import { type Answer, TestBrowser } from './test-browser.ts';

const WEBHOOK_SECRET = 'whsec_test';
const PAYPAL_WEBHOOK_ID = 'WEBHOOK';

/** An API with sandboxes of Stripe and PayPal, and functions to buy as a user does. */
export interface PayingApi {
  api: TestApi;
  paypal: TestPaypal;
  /** Calls a control route of Stripe's sandbox. */
  control(route: string, body?: object): Promise<unknown>;
  /** The state of Stripe's sandbox. */
  state(): Promise<unknown>;
  /** Registers a new user with a verified address. */
  newBuyer(language?: string): Promise<{ browser: TestBrowser; email: string }>;
  checkout(browser: TestBrowser, more?: object): Promise<Answer>;
  /** Pays the payment of a checkout's answer, by default with the card that always works. `wallet`: the card is in it. */
  confirm(clientSecret: string, card?: string, wallet?: 'apple_pay' | 'google_pay'): Promise<void>;
  /**
   * Confirms the payment of a checkout's answer by BLIK or Przelewy24, and answers as the buyer at the bank if `answer` says so. The answer
   * of the sandbox to the confirmation.
   */
  confirmAtBank(
    clientSecret: string,
    payment: { method: 'blik' | 'p24'; code?: string; answer?: 'yes' | 'no' | 'late' | 'timeout' },
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Buys the first package. Returns the order's id and the provider's id of the payment. */
  buy(browser: TestBrowser, more?: object, card?: string): Promise<{ orderId: string; paymentRef: string }>;
  stop(): Promise<void>;
}

export async function startPayingApi(options: {
  databaseUrl: string;
  rendererAddress?: string;
  renderer?: RendererClient;
  environment?: Record<string, string>;
  onLog?: (line: string) => void;
}): Promise<PayingApi> {
  const sandbox: FastifyInstance = await buildSandbox({
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: () => started && `${started.url}/webhooks/stripe`,
    clock: () => started?.now ?? new Date(),
  });
  const sandboxUrl = (await sandbox.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
  const paypal = await startTestPaypal({
    webhookId: PAYPAL_WEBHOOK_ID,
    webhookUrl: () => started && `${started.url}/webhooks/paypal`,
    clock: () => started?.now ?? new Date(),
  });
  const api = await startTestApi({
    ...options,
    environment: {
      PAYPAL_API_BASE: paypal.apiBase,
      PAYPAL_CLIENT_ID: 'id',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_WEBHOOK_ID,
      STRIPE_SANDBOX_URL: sandboxUrl,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      ...options.environment,
    },
    hasBilling: true,
  });
  const started: TestApi | undefined = api;
  await seedPackages(api.db);
  // Puts a second package without renewal on sale, which the seeds have but do not sell.
  await api.db.package.update({ where: { slug: 'access-90-days' }, data: { isOnSale: true } });

  const paying: PayingApi = {
    api,
    paypal,
    async control(route, body = {}) {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const response = await fetch(`${sandboxUrl}/_sandbox/${route}`, init);
      if (!response.ok) throw new Error(`The sandbox answered ${response.status}: ${await response.text()}`);
      return response.json();
    },
    state: async () => (await fetch(`${sandboxUrl}/_sandbox/state`)).json(),
    async newBuyer(language = 'pl') {
      const browser = new TestBrowser(api.url);
      browser.setCookie('language', language);
      const email = `${crypto.randomUUID()}@example.pl`;
      const person = { email, firstName: 'Łucja', lastName: 'Żak', password: 'zielona-kreda' };
      const answer = await browser.send('POST', '/api/register', person);
      if (answer.status !== 201) throw new Error(`Nobody could be registered: ${answer.status}`);
      await api.db.user.update({ where: { email }, data: { emailVerifiedAt: api.now } });
      await api.mails();
      return { browser, email };
    },
    checkout: (browser, more = {}) =>
      browser.mutate('billing.checkout', {
        packageSlug: 'access-14-days',
        resumeUuid: null,
        fullName: 'Łucja Żak',
        email: 'lucja@example.pl',
        company: null,
        consent: true,
        consentVersion: shownConsent('packageSlug' in more ? String(more.packageSlug) : 'access-14-days'),
        paths: { returnPath: '/thank-you', cancelPath: '/pricing' },
        ...more,
      }),
    async confirm(clientSecret, card = '4242424242424242', wallet) {
      const body = new URLSearchParams({
        key: 'pk_test_sandbox',
        client_secret: clientSecret,
        return_url: `${api.url}/thank-you`,
        'payment_method_data[card][number]': card,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2040',
        'payment_method_data[card][cvc]': '123',
        ...(wallet ? { 'payment_method_data[card][wallet]': wallet } : {}),
      });
      const id = clientSecret.split('_secret_')[0]!;
      const intents = `${sandboxUrl}/v1/${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}`;
      const response = await fetch(`${intents}/${id}/confirm`, { method: 'POST', body });
      const answer = (await response.json()) as { next_action?: { redirect_to_url?: { url: string } } | null };
      if (!response.ok) throw new Error(`The sandbox refused the card: ${JSON.stringify(answer)}`);
      const bank = answer.next_action?.redirect_to_url?.url;
      const yes = new URLSearchParams({ answer: 'yes' });
      if (bank) await fetch(bank, { method: 'POST', body: yes, redirect: 'manual' });
    },
    async confirmAtBank(clientSecret, { method, code = '123456', answer }) {
      const body = new URLSearchParams({
        key: 'pk_test_sandbox',
        client_secret: clientSecret,
        return_url: `${api.url}/thank-you`,
        'payment_method_data[type]': method,
        ...(method === 'blik' ? { 'payment_method_options[blik][code]': code } : {}),
      });
      const id = clientSecret.split('_secret_')[0]!;
      const intents = `${sandboxUrl}/v1/${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}`;
      const response = await fetch(`${intents}/${id}/confirm`, { method: 'POST', body });
      const confirmed = { status: response.status, body: (await response.json()) as Record<string, unknown> };
      const bank = `${sandboxUrl}/${method === 'blik' ? 'bank-app' : 'p24'}/${id}`;
      if (answer) await fetch(bank, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });
      return confirmed;
    },
    async buy(browser, more, card) {
      const answer = await paying.checkout(browser, more);
      if (answer.status !== 200) throw new Error(`No order could be made: ${JSON.stringify(answer.body)}`);
      const { orderId, clientSecret } = answer.body as { orderId: string; clientSecret: string };
      await paying.confirm(clientSecret, card);
      const synced = (await browser.mutate('billing.sync', { orderId })).body as { state: string };
      if (synced.state !== 'fulfilled') throw new Error(`The order is ${synced.state}`);
      return { orderId, paymentRef: clientSecret.split('_secret_')[0]! };
    },
    async stop() {
      await api.stop();
      await sandbox.close();
      await paypal.stop();
    },
  };
  return paying;
}
