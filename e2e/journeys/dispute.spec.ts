import { emptyResume } from '@kreda/document/kinds/resume/model/resume';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolationsInEitherScheme } from '../src/axe.ts';
import { startBuyer } from '../src/buyer.ts';
import { mailTo } from '../src/outbox.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

/** The event is processed within a second or two; the page shows it when it is loaded again. */
async function expectAfterReload(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: /^Twój abonament/ })).toContainText(words, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

test('a payment that is disputed at the bank stops access and renewal, and both return when the dispute is won', async ({
  page,
}) => {
  const buyer = await startBuyer(product.url);
  const resumeUuid = await buyer.createResume(emptyResume(crypto.randomUUID(), 'pl'));
  await buyer.subscribe('monthly', { resumeUuid });
  const { email, password } = buyer;
  const login = await page.request.post(`${product.url}/api/login`, {
    data: { email, password },
    headers: { origin: product.url },
  });
  expect(login.status()).toBe(200);
  await page.goto(`${product.url}/platnosci`);
  const panel = page.getByRole('region', { name: /^Twój abonament/ });
  await expect(panel).toContainText('Aktywny');

  const bank = await stripeSandbox(page);
  const disputeId = await bank.dispute(await bank.paymentOf(email));
  await expectAfterReload(page, 'Płatność sporna');
  await expect(panel).toContainText('nie masz dostępu, a abonament się nie odnowi');
  await expect(panel.getByRole('button', { name: 'Wznów abonament' })).toHaveCount(0);
  await expect(page.getByRole('article')).toContainText('Sporna');
  await expectNoViolationsInEitherScheme(page, 'a disputed payment');
  const { contactMail } = await siteConfig(page);
  const mail = await mailTo(product.dataDir, contactMail, ({ subject }) => subject?.includes(disputeId) ?? false);
  expect(mail.subject).toBe(`A payment is disputed: ${disputeId}`);

  await bank.decide(disputeId, 'won');
  await expectAfterReload(page, 'Aktywny');
  await expect(page.getByRole('article')).not.toContainText('Sporna');
  await expect(page.getByRole('article')).toContainText(/Dostęp do \d\d\.\d\d\.\d{4}/);
});

interface SiteConfig {
  contactMail: string;
  stripe: { confirmUrl: string };
}

async function siteConfig(page: Page): Promise<SiteConfig> {
  const answer = await page.request.get(`${product.url}/trpc/site.config`);
  return ((await answer.json()) as { result: { data: SiteConfig } }).result.data;
}

/** Stripe's side of a dispute, as its sandbox plays it. */
async function stripeSandbox(page: Page) {
  const { confirmUrl } = (await siteConfig(page)).stripe;
  const control = async <Answer>(route: string, data: object): Promise<Answer> => {
    const answer = await page.request.post(`${confirmUrl}/_sandbox/${route}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Answer;
  };
  return {
    /** The id of a subscriber's payment. */
    async paymentOf(email: string): Promise<string> {
      const answer = await page.request.get(`${confirmUrl}/_sandbox/state`);
      const { customers, intents } = (await answer.json()) as {
        customers: Record<string, { id: string; email: string }>;
        intents: Record<string, { id: string; customer: string | null }>;
      };
      const customer = Object.values(customers).find((one) => one.email === email);
      const payment = Object.values(intents).find((one) => one.customer === customer?.id);
      if (!payment) throw new Error(`${email} has paid nothing`);
      return payment.id;
    },
    async dispute(paymentIntent: string): Promise<string> {
      return (await control<{ id: string }>('disputes', { payment_intent: paymentIntent })).id;
    },
    decide: (disputeId: string, status: 'won' | 'lost') => control(`disputes/${disputeId}`, { status }),
  };
}
