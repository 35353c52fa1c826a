import type { Invoice, InvoiceParty, PaidBy } from '@kreda/document/kinds/invoice/invoice';
import type { Transaction } from '../../../platform/database.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { buyerCompanySchema } from '../orders/buyer.ts';
import { orderSnapshotSchema } from '../orders/order-snapshot.ts';
import type { PaidOrder } from '../payments/fulfil.ts';
import { nextNumber } from './next-number.ts';
import { insertDocument } from './repo.ts';

const SERIES = 'FV';

/** Issues a paid order's invoice: takes the next number of the year's series and freezes the content. Returns the document's id. */
export async function issueInvoice(
  tx: Transaction,
  order: PaidOrder,
  { now, paidAt, paidBy, seller }: { now: Date; paidAt: Date; paidBy: PaidBy; seller: InvoiceParty },
): Promise<string> {
  const today = dayInWarsaw(now);
  const { name, language } = orderSnapshotSchema.parse(order.catalogue);
  const { year, number } = await nextNumber(tx, SERIES, now);
  const content: Invoice = {
    language,
    number: `${SERIES}/${number}/${year}`,
    issuedOn: today,
    paidOn: dayInWarsaw(paidAt),
    paidBy,
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
  return insertDocument(
    tx,
    { series: SERIES, year, number, kind: 'invoice', orderId: order.id, correctsId: null, content },
    now,
  );
}

function buyerOf({ buyerName, buyerCompany }: PaidOrder): InvoiceParty {
  const company = buyerCompanySchema.nullable().parse(buyerCompany ?? null);
  if (!company) return { name: buyerName, address: [], taxId: null };
  const { name, street, postcode, town, nip } = company;
  return { name, address: [street, `${postcode} ${town}`], taxId: nip };
}
