import type { Language } from '@kreda/document/engine/text/languages';
import type { ExchangeRate } from '@kreda/document/kinds/invoice/exchange';
import type { Invoice, InvoiceParty, PaidBy } from '@kreda/document/kinds/invoice/invoice';
import type { Config } from '../../../config.ts';
import type { Transaction } from '../../../platform/database.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import type { AccessPeriod } from '../access/access.ts';
import { queueForKsef } from '../ksef/submit-document.ts';
import { storedCompanySchema } from '../orders/buyer.ts';
import { orderSnapshotSchema } from '../orders/order-snapshot.ts';
import type { PaidOrder } from '../payments/fulfil.ts';
import { HOME } from '../tax/buyer-country.ts';
import { rateOf, ruleOf } from '../tax/order-tax.ts';
import { nextNumber } from './next-number.ts';
import { insertDocument } from './repo.ts';
import { serviceName } from './service-name.ts';

const SERIES = 'FV';

/** Who issues invoices: the seller, the program's name, and whether documents go to KSeF. */
export type Issuer = Pick<Config, 'seller' | 'site' | 'ksef'>;

interface Sale {
  now: Date;
  paidAt: Date;
  paidBy: PaidBy;
  issuer: Issuer;
  /** The time of access that was sold; null: the payment gives none. */
  access: AccessPeriod | null;
  /** The rate of a payment in a foreign currency. */
  exchange?: ExchangeRate;
}

/** Issues a paid order's invoice: takes the next number of the year's series and freezes the content. Returns the document's id. */
export async function issueInvoice(
  tx: Transaction,
  order: PaidOrder,
  { now, paidAt, paidBy, issuer, access, exchange }: Sale,
): Promise<string> {
  const today = dayInWarsaw(now);
  const { name, language } = orderSnapshotSchema.parse(order.catalogue);
  const { year, number } = await nextNumber(tx, SERIES, now);
  const content: Invoice = {
    layout: 2,
    language,
    number: `${SERIES}/${number}/${year}`,
    issuedOn: today,
    paidOn: dayInWarsaw(paidAt),
    paidBy,
    currency: order.currency,
    ...(exchange && { exchange }),
    seller: issuer.seller,
    buyer: buyerOf(order, language),
    ...foreignTaxOf(order),
    tables: [
      {
        kind: 'items',
        lines: [
          {
            name: serviceName(language, { site: issuer.site.name, packageName: name }),
            period: access && { from: dayInWarsaw(access.from), to: dayInWarsaw(access.until) },
            unit: 'service',
            quantity: 1,
            net: order.netAmount,
            vatRatePercent: rateOf(order),
            vat: order.vatAmount,
            gross: order.grossAmount,
          },
        ],
      },
    ],
    corrects: null,
  };
  const documentId = await insertDocument(
    tx,
    { series: SERIES, year, number, kind: 'invoice', orderId: order.id, correctsId: null, content },
    now,
  );
  await queueForKsef(tx, issuer, { documentId, content, now });
  return documentId;
}

function buyerOf({ buyerName, buyerCompany, buyerCountry }: PaidOrder, language: Language): InvoiceParty {
  const company = storedCompanySchema.nullable().parse(buyerCompany ?? null);
  const country = isForeign(buyerCountry) ? [countryName(buyerCountry, language)] : [];
  if (!company) return { name: buyerName, address: country, taxId: null };
  const { name, street, postcode, town, nip, vatNumber } = company;
  return { name, address: [street, `${postcode} ${town}`, ...country], taxId: nip ?? vatNumber };
}

function foreignTaxOf(order: PaidOrder): Pick<Invoice, 'tax'> {
  const { buyerCountry: country, buyerCompany } = order;
  return isForeign(country) ? { tax: { rule: ruleOf(order), country, isBusiness: buyerCompany != null } } : {};
}

function isForeign(country: string | null): country is string {
  return country !== null && country !== HOME;
}

/** In Polish or English, as the labels of invoices are. */
function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames([language === 'pl' ? 'pl' : 'en'], { type: 'region' }).of(country) ?? country;
}
