import { shownConsent } from '../shown-consent.ts';
import type { Answer } from '../test-browser.ts';
import type { Buyer } from './buyer.ts';
import type { Act, Trouble, Way } from './buyer-plan.ts';
import { count, type Year } from './year.ts';

export const VOUCHER = { code: 'ROK20', percent: 20 };
const GOOD_CARD = '4242424242424242';
const ASKS_BANK = '4000002500003155';
const DECLINED_CARDS = ['4000000000009995', '4000000000000069', '4000000000000002'];
const PATHS = { returnPath: '/thank-you', cancelPath: '/pricing' };
const COMPANY = {
  name: 'Łucja Żak Usługi',
  nip: '5260250274',
  street: 'Prosta 1',
  postcode: '00-001',
  town: 'Warszawa',
};
/** Of PayPal's sandbox: pays; pays and is declined when it renews; is declined. */
const ACCOUNTS = {
  good: 'lucja@example.pl',
  declinesRenewals: 'bez-odnowien@example.pl',
  empty: 'pusty-portfel@example.pl',
};

export const methodOf = (way: Way) => (way === 'wallet' ? 'card' : way);

interface Opened {
  orderId: string;
  clientSecret?: string;
  approveUrl?: string;
}

/** Buys a package as a buyer does, over the checkout. Answers the order's state, or the refusal's code. */
export async function purchase(year: Year, buyer: Buyer, act: Extract<Act, { kind: 'buy' }>): Promise<string> {
  const { packageSlug, way, trouble } = act;
  const isFirst = buyer.orders.length === 0;
  const open = () =>
    buyer.call('billing.checkout', {
      packageSlug,
      resumeUuid: null,
      fullName: 'Łucja Żak',
      email: buyer.email,
      company: buyer.plan.isCompany ? COMPANY : null,
      voucherCode: isFirst && buyer.plan.hasVoucher ? VOUCHER.code : null,
      consent: true,
      consentVersion: shownConsent(packageSlug),
      method: methodOf(way),
      paths: PATHS,
    });
  const state = await payOpened(year, buyer, { open, way, trouble });
  if (state.orderId === null) return state.outcome;
  if (!buyer.orders.some(({ orderId }) => orderId === state.orderId))
    buyer.orders.push({ orderId: state.orderId, packageSlug });
  return state.outcome;
}

interface Payment {
  open(): Promise<Answer>;
  way: Way;
  trouble: Trouble | null;
}

/** Pays what `open` opens. The outcome is the order's state after the return page's look, or the refusal's code. */
export async function payOpened(
  year: Year,
  buyer: Buyer,
  { open, way, trouble }: Payment,
): Promise<{ orderId: string | null; outcome: string }> {
  const first = await open();
  if (first.status !== 200) return { orderId: null, outcome: refusalOf(first) };
  const opened = first.body as Opened;
  const look = async () => outcomeOf(await buyer.call('billing.sync', { orderId: opened.orderId }));
  if (trouble === 'gives-up') return { orderId: opened.orderId, outcome: await look() };
  if (trouble === null || trouble === 'late-bank') {
    await payAt(year, buyer, { opened, way, isLate: trouble === 'late-bank' });
    return { orderId: opened.orderId, outcome: await look() };
  }
  // A declined card is an error for the browser.
  await failAt(year, { opened, way, trouble }).catch(() => count(year, 'payment form: declined payments'));
  const declined = await look();
  if (declined === 'provider-unavailable') return { orderId: opened.orderId, outcome: declined };
  // The page keeps the order, and takes another card or code.
  const again = await open();
  if (again.status !== 200) return { orderId: opened.orderId, outcome: refusalOf(again) };
  await payAt(year, buyer, { opened: again.body as Opened, way, isLate: false });
  return { orderId: opened.orderId, outcome: await look() };
}

/** Pays. The browser may get no answer, or an error, while something is wrong at the provider: the buyer's next page looks then. */
async function payAt(year: Year, buyer: Buyer, how: { opened: Opened; way: Way; isLate: boolean }): Promise<void> {
  await payInBrowser(year, buyer, how).catch(() =>
    count(year, 'provider faults: payments whose browser got no answer'),
  );
}

async function payInBrowser(
  { paying, random }: Year,
  { plan }: Buyer,
  { opened, way, isLate }: { opened: Opened; way: Way; isLate: boolean },
): Promise<void> {
  if (opened.approveUrl) {
    const isDeclinedLater = plan.acts.some(({ act }) => act.kind === 'bank-declines');
    await paying.paypal.approve(opened.approveUrl, isDeclinedLater ? ACCOUNTS.declinesRenewals : ACCOUNTS.good);
    return;
  }
  const secret = opened.clientSecret!;
  if (way === 'blik' || way === 'p24') {
    await paying.confirmAtBank(secret, { method: way, answer: isLate ? 'late' : 'yes' });
    return;
  }
  await paying.confirm(
    secret,
    random.happens(0.15) ? ASKS_BANK : GOOD_CARD,
    way === 'wallet' ? 'google_pay' : undefined,
  );
}

async function failAt(
  { paying, random }: Year,
  { opened, way, trouble }: { opened: Opened; way: Way; trouble: Trouble },
): Promise<void> {
  if (opened.approveUrl) {
    await paying.paypal.approve(opened.approveUrl, ACCOUNTS.empty);
    return;
  }
  const secret = opened.clientSecret!;
  if (way === 'blik' && trouble === 'declined') await paying.confirmAtBank(secret, { method: way, code: '000002' });
  else if (way === 'blik' || way === 'p24')
    await paying.confirmAtBank(secret, {
      method: way,
      answer: way === 'p24' ? 'no' : random.one(['no', 'timeout'] as const),
    });
  else await paying.confirm(secret, random.one(DECLINED_CARDS));
}

/** The state of a looked-up order, or the code of the answer's refusal. */
function outcomeOf(answer: Answer): string {
  return answer.status === 200 ? (answer.body as { state: string }).state : refusalOf(answer);
}

/** The reason's code of a refused call; for an error without one, its status. */
export function refusalOf({ status, body }: Pick<Answer, 'status' | 'body'>): string {
  const data = (body as { data?: { domainCode?: string; reason?: { code?: string } } } | undefined)?.data;
  return data?.reason?.code ?? data?.domainCode ?? `status ${status}`;
}
