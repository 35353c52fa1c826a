import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { sentenceOf } from '@kreda/site/reasons';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress, openPage } from '../../testing/open-page.tsx';
import { startPerson, USER } from '../../testing/person.ts';
import { type Answers, Refusal, stubApi } from '../../testing/stub-api.ts';

const RESUME = typicalResume('plain');
const ORDER = '5b0a2b5e-3a5e-4a37-9a53-5c9d0c8f0a11';
const pay = page.getByRole('button', { name: /^Zapłać/ });
const refused = page.getByText('Kwota do zapłaty właśnie się zmieniła');

type Checkout = NonNullable<NonNullable<Answers['billing']>['checkout']>;
type Sent = Pick<Parameters<Checkout>[0], 'shownAmount' | 'shownRenewal' | 'voucherCode' | 'isCountryChosen'>;

/** A shop whose prices can be raised while a page shows the earlier ones. It refuses an amount that is not its own. */
function openShop() {
  const { answers } = startPerson([RESUME], USER);
  const shop = { raisedBy: 0, sent: [] as Sent[], confirmed: 0 };
  const listed = answers.billing!.priceList!;
  const discount = 500;
  stubApi(
    {
      ...answers,
      billing: {
        ...answers.billing,
        async priceList(input) {
          const list = await listed(input);
          const raised = list.offers.map((offer) => ({ ...offer, grossAmount: offer.grossAmount + shop.raisedBy }));
          return { ...list, offers: raised };
        },
        voucher: ({ code }) => ({
          code,
          prices: [{ slug: 'access-14-days', discount, gross: 2_900 - discount + shop.raisedBy }],
        }),
        checkout({ packageSlug, shownAmount, shownRenewal, voucherCode, isCountryChosen }) {
          shop.sent.push({ shownAmount, shownRenewal, voucherCode, isCountryChosen });
          const price = packageSlug === 'monthly' ? 3_900 : 2_900;
          const amount = price + shop.raisedBy - (voucherCode ? discount : 0);
          if (shownAmount !== amount)
            throw new Refusal({
              code: 'conflict',
              message: 'The amount to pay has just changed. Check it and pay again',
              reason: { code: 'price-changed' },
            });
          const order = { orderId: ORDER, amount, currency: 'PLN', packageName: 'Dostęp' };
          return { kind: 'form', providerRef: 'pi_1', clientSecret: 'pi_1_secret_1', ...order };
        },
        sync: () => new Promise(() => {}),
      },
    },
    {
      'POST /sandbox/stripe/v1/payment_intents/pi_1/confirm': () => {
        shop.confirmed += 1;
        return Response.json({ id: 'pi_1', status: 'succeeded' });
      },
    },
  );
  return shop;
}

async function fillIn(query: string): Promise<void> {
  await openPage(`/cv/${RESUME.uuid}/platnosc?${query}`);
  await page.getByLabelText('Numer karty').fill('4242 4242 4242 4242');
  await page.getByLabelText('Data ważności').fill('12/40');
  await page.getByLabelText('Kod CVC').fill('123');
  await page.getByRole('checkbox', { name: /^Chcę, aby dostęp/ }).click();
}

test.each([
  { name: 'a package', query: 'package=access-14-days', shown: '29,00', first: 2_900, voucherCode: null },
  {
    name: 'a discount',
    query: 'package=access-14-days&voucher=MNIEJ',
    shown: '24,00',
    first: 2_400,
    voucherCode: 'MNIEJ',
  },
])(
  'an amount of $name that changed meanwhile is refused, the new one is shown, and the second click pays it',
  async (row) => {
    const { query, shown, first, voucherCode } = row;
    const shop = openShop();
    await fillIn(query);
    await expect.element(pay).toHaveTextContent(shown);
    shop.raisedBy = 1_000;
    await pay.click();
    await expect.element(refused).toBeVisible();
    // What the buyer can click again names the new amount already.
    expect(pay.element().textContent).toContain(shown.replace(/^2/, '3'));
    await expect.element(page.getByRole('region', { name: 'Twój pakiet' })).toHaveTextContent(shown.replace(/^2/, '3'));
    expect(shop.confirmed).toBe(0);
    await pay.click();
    await expect.poll(currentAddress).toBe(`/cv/${RESUME.uuid}/dziekujemy?order=${ORDER}`);
    expect(shop.sent).toEqual([
      { shownAmount: first, shownRenewal: null, voucherCode, isCountryChosen: false },
      { shownAmount: first + 1_000, shownRenewal: null, voucherCode, isCountryChosen: false },
    ]);
    expect(shop.confirmed).toBe(1);
  },
);

test('an amount that no method can be paid by is sent, and the API’s reason is shown', async () => {
  const { answers } = startPerson([RESUME], USER);
  const checkout = (): never => {
    const fields = { voucher: sentenceOf('voucher-below-minimum') };
    throw new Refusal({ code: 'invalid', message: fields.voucher, reason: { code: 'voucher-below-minimum' }, fields });
  };
  const voucher = () => ({ code: 'PRAWIE', prices: [{ slug: 'access-14-days', discount: 2_735, gross: 165 }] });
  stubApi({ ...answers, billing: { ...answers.billing, methods: () => [], voucher, checkout } });
  await openPage(`/cv/${RESUME.uuid}/platnosc?package=access-14-days&voucher=PRAWIE`);
  await page.getByRole('checkbox', { name: /^Chcę, aby dostęp/ }).click();
  await pay.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/^Bez VAT-u do zapłaty z tym kodem zostałoby za mało/);
});

test('what a package renews for goes with the order', async () => {
  const shop = openShop();
  await fillIn('package=monthly');
  await pay.click();
  await expect
    .poll(() => shop.sent)
    .toEqual([{ shownAmount: 3_900, shownRenewal: 3_900, voucherCode: null, isCountryChosen: false }]);
  await expect.poll(currentAddress).toBe(`/cv/${RESUME.uuid}/dziekujemy?order=${ORDER}`);
});

test('a consent that named another renewal is taken back, and has to be given anew', async () => {
  const shop = openShop();
  await fillIn('package=monthly');
  const consent = page.getByRole('checkbox', { name: /^Chcę, aby dostęp/ });
  await expect.element(consent).toBeChecked();
  shop.raisedBy = 1_000;
  await pay.click();
  await expect.element(refused).toBeVisible();
  await expect.element(consent).not.toBeChecked();
  await expect.element(page.getByText(/49,00/).first()).toBeVisible();
  await consent.click();
  await pay.click();
  await expect.poll(() => shop.sent.at(-1)?.shownRenewal).toBe(4_900);
  await expect.poll(currentAddress).toBe(`/cv/${RESUME.uuid}/dziekujemy?order=${ORDER}`);
});
