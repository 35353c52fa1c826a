import { randomUUID } from 'node:crypto';
import type { Invoice, InvoiceParty } from '@kreda/document/invoice/invoice';
import type { Transaction } from '../database.ts';
import { buyerCompanySchema } from './buyer.ts';
import { dayInWarsaw } from './day-in-warsaw.ts';
import type { PaidOrder } from './fulfil.ts';
import { orderSnapshotSchema } from './order-snapshot.ts';

const SERIES = 'FV';

/** Issues a paid order's invoice: the next number of the year's series, and its content, frozen. Returns its id. */
export async function issueInvoice(
  tx: Transaction,
  order: PaidOrder,
  { now, seller }: { now: Date; seller: InvoiceParty },
): Promise<string> {
  const today = dayInWarsaw(now);
  const year = Number(today.slice(0, 4));
  const { name, language } = orderSnapshotSchema.parse(order.catalogue);
  const counter = await tx.documentCounter.upsert({
    where: { series_year: { series: SERIES, year } },
    create: { series: SERIES, year, lastNumber: 1 },
    update: { lastNumber: { increment: 1 } },
  });
  const content: Invoice = {
    language,
    number: `${SERIES}/${counter.lastNumber}/${year}`,
    issuedOn: today,
    paidOn: today,
    paidBy: 'card',
    currency: order.currency,
    seller,
    buyer: buyerOf(order),
    tables: [
      {
        kind: 'items',
        lines: [
          {
            name,
            quantity: 1,
            net: order.netAmount,
            vatRatePercent: order.vatRatePercent,
            vat: order.vatAmount,
            gross: order.grossAmount,
          },
        ],
      },
    ],
    corrects: null,
  };
  const id = randomUUID();
  await tx.billingDocument.create({
    data: {
      id,
      series: SERIES,
      year,
      number: counter.lastNumber,
      kind: 'invoice',
      orderId: order.id,
      content: JSON.parse(JSON.stringify(content)),
      issuedAt: now,
    },
  });
  return id;
}

function buyerOf({ buyerName, buyerCompany }: PaidOrder): InvoiceParty {
  const company = buyerCompanySchema.nullable().parse(buyerCompany ?? null);
  if (!company) return { name: buyerName, address: [], taxId: null };
  const { name, street, postcode, town, nip } = company;
  return { name, address: [street, `${postcode} ${town}`], taxId: nip };
}
