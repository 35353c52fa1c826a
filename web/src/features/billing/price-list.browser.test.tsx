import { typicalResume } from '@kreda/document/testing/sample-resumes';
import type { PaymentMethod } from '@kreda/site/payment-methods';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readCookie } from '../../lib/cookies.ts';
import { openPage } from '../../testing/open-page.tsx';
import { startPerson, USER } from '../../testing/person.ts';
import { stubApi } from '../../testing/stub-api.ts';
import type { PriceList } from './use-price-list.ts';

const RESUME = typicalResume('plain');
const { answers } = startPerson([RESUME], USER);
const zloty = answers.billing!.priceList!(undefined) as PriceList;
const euro: PriceList = {
  currency: 'EUR',
  currencies: ['PLN', 'EUR'],
  offers: zloty.offers.map((offer) => ({
    ...offer,
    currency: 'EUR',
    grossAmount: offer.months === null ? 790 : 990,
    methods: offer.methods.filter((method) => method !== 'blik'),
  })),
};
const stub = (priceList: () => PriceList) => stubApi({ ...answers, billing: { ...answers.billing, priceList } });
const note = page.getByText('BLIK: przy cenach w PLN');
const open = () => openPage(`/cv/${RESUME.uuid}/cennik`);
const card = page.getByRole('region', { name: 'Miesięczny' });
const currencies = page.getByRole('group', { name: 'Waluta' });

test('the switch asks for prices in the other currency, and the choice is remembered', async () => {
  stub(() => (readCookie('currency') === 'EUR' ? euro : { ...zloty, currencies: ['PLN', 'EUR'] }));
  await open();
  await expect.element(card).toHaveTextContent('39,00 zł');
  await expect.element(currencies.getByRole('radio', { name: 'PLN' })).toBeChecked();
  await currencies.getByText('EUR').click();
  await expect.element(card).toHaveTextContent('9,90 €');
  await expect.element(currencies.getByRole('radio', { name: 'EUR' })).toBeChecked();
  expect(readCookie('currency')).toBe('EUR');
  await expect
    .element(page.getByText('Sposoby płatności: karta i PayPal. Pakiet jednorazowy także: Przelewy24.'))
    .toBeVisible();
});

test('beside prices in euro, a method that takes złoty alone is named, if the buyer is offered it there', async () => {
  let inZloty: PaymentMethod[] = ['card', 'blik', 'p24', 'paypal'];
  const methods = ({ currency }: { currency: string }): PaymentMethod[] =>
    currency === 'PLN' ? inZloty : ['card', 'p24', 'paypal'];
  const stubIn = (priceList: PriceList) =>
    stubApi({ ...answers, billing: { ...answers.billing, priceList: () => priceList, methods } });
  stubIn(euro);
  await open();
  await expect.element(note).toBeVisible();
  stubIn({ ...zloty, currencies: ['PLN', 'EUR'] });
  await open();
  await expect.element(currencies).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  inZloty = ['card', 'paypal'];
  stubIn(euro);
  await open();
  await expect.element(card).toHaveTextContent('9,90 €');
  await expect.element(note).not.toBeInTheDocument();
});

test('prices in one currency have no switch, and methods of payment are named once', async () => {
  stub(() => zloty);
  await open();
  await expect.element(card).toBeVisible();
  await expect.element(currencies).not.toBeInTheDocument();
  await expect
    .element(page.getByText('Sposoby płatności: karta, BLIK i PayPal. Pakiet jednorazowy także: Przelewy24.'))
    .toBeVisible();
});

test('a reduced price has the lowest price of the 30 days before beside it; others say nothing', async () => {
  const offers = zloty.offers.map((offer) =>
    offer.slug === 'monthly'
      ? {
          ...offer,
          savingsPercent: 57,
          grossAmount: 2_900,
          reduction: { lowestBefore: 3_900, until: '2026-12-31T23:00:00.000Z' },
        }
      : { ...offer, savingsPercent: 20 },
  );
  stub(() => ({ ...zloty, offers }));
  await open();
  // The saving against monthly payments is not that of the reduction.
  await expect.element(card).not.toHaveTextContent('Oszczędzasz');
  expect(page.getByText('Oszczędzasz 20%').elements()).toHaveLength(offers.length - 1);
  await expect.element(card).toHaveTextContent('Najniższa cena z 30 dni przed obniżką: 39,00 zł');
  await expect.element(card).toHaveTextContent('Obniżka trwa do 31.12.2026');
  await expect.element(card).toHaveTextContent('29,00 zł / miesiąc');
  expect(page.getByText(/Najniższa cena/).elements()).toHaveLength(1);
});

test('a checkout names the currency that it shows, and has the reduction beside its package', async () => {
  const sent: unknown[] = [];
  const offers = euro.offers.map((offer) => ({ ...offer, reduction: { lowestBefore: 1_290, until: null } }));
  stubApi({
    ...answers,
    billing: {
      ...answers.billing,
      priceList: () => ({ ...euro, offers }),
      checkout: (input) => {
        sent.push(input);
        return new Promise(() => {});
      },
    },
  });
  await openPage(`/cv/${RESUME.uuid}/platnosc?package=access-14-days`);
  await expect
    .element(page.getByRole('region', { name: 'Twój pakiet' }))
    .toHaveTextContent('Najniższa cena z 30 dni przed obniżką: 12,90 €');
  await page.getByLabelText('Numer karty').fill('4242 4242 4242 4242');
  await page.getByLabelText('Data ważności').fill('12/40');
  await page.getByLabelText('Kod CVC').fill('123');
  await page.getByRole('checkbox', { name: /^Chcę, aby dostęp/ }).click();
  await page.getByRole('button', { name: /^Zapłać 7,90/ }).click();
  await expect.poll(() => sent).toMatchObject([{ packageSlug: 'access-14-days', currency: 'EUR' }]);
  await expect.element(currencies.getByRole('radio', { name: 'PLN' })).toBeDisabled();
});
