import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Outputs } from '../../lib/trpc.ts';
import { openPage } from '../../testing/open-page.tsx';
import { startPerson, USER } from '../../testing/person.ts';
import { stubApi } from '../../testing/stub-api.ts';

const NUMBER = '5250001003-20260301-0100001AF629-AF';
const URL = 'https://qr.ksef.mf.gov.pl/invoice/5250001003/01-03-2026/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE';

const PAYMENT: Outputs['billing']['payments'][number] = {
  orderId: '7b1f0c1e-0000-4000-8000-000000000001',
  kind: 'payment',
  state: 'partially_refunded',
  packageSlug: 'access-14-days',
  packageName: 'Dostęp na 14 dni',
  subscriptionPart: null,
  grossAmount: 2_900,
  voucherCode: null,
  currency: 'PLN',
  createdAt: '2026-03-01T12:00:00.000Z',
  paidAt: '2026-03-01T12:00:00.000Z',
  paidBy: 'card',
  buyerName: 'Łucja Żak',
  buyerEmail: 'lucja@example.pl',
  orderNumber: '7B1F-0C1E-0000',
  withdrawal: null,
  withdrawableUntil: null,
  declinedAt: [],
  validUntil: '2026-03-15T12:00:00.000Z',
  dispute: null,
  isWithdrawable: false,
  isRefundPending: false,
  resumeUuid: null,
  documents: [
    { id: 'one', kind: 'invoice', number: 'FV/1/2026', ksef: { number: NUMBER, url: URL } },
    { id: 'two', kind: 'correction', number: 'FK/1/2026', ksef: { number: null, url: null } },
  ],
};

test('a document of a company has its KSeF number, which leads to KSeF, or says that it will follow', async () => {
  const { answers } = startPerson([typicalResume('plain')], USER);
  const billing = { ...answers.billing, payments: () => [PAYMENT], subscription: { current: () => null } };
  const account = { ...answers.account, emailVerification: () => ({ isNeeded: false }) };
  stubApi({ ...answers, billing, account });
  await openPage('/platnosci');
  await expect.element(page.getByRole('link', { name: 'Faktura FV/1/2026' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: NUMBER })).toHaveAttribute('href', URL);
  await expect.element(page.getByText('Numer KSeF zostanie nadany wkrótce')).toBeVisible();
  // The order's number is whole on one line, and no other character is in it when it is copied.
  await expect.element(page.getByText('7B1F-0C1E-0000', { exact: true })).toHaveStyle({ whiteSpace: 'nowrap' });
});
