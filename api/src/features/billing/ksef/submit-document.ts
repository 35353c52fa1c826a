import type { Invoice } from '@kreda/document/kinds/invoice/invoice';
import type { Config } from '../../../config.ts';
import type { Transaction } from '../../../platform/database.ts';
import { insertSubmission } from './repo.ts';

/** Queues an issued document for KSeF, in the transaction that issues it, if KSeF is configured and the document belongs there. */
export async function queueForKsef(
  tx: Transaction,
  { ksef }: Pick<Config, 'ksef'>,
  { documentId, content, now }: { documentId: string; content: Invoice; now: Date },
): Promise<void> {
  if (ksef === null || !belongsInKsef(content)) return;
  await insertSubmission(tx, documentId, now);
}

/**
 * Whether the law wants a document in KSeF: those of Polish companies, and those of businesses of other countries, who get theirs as agreed beside it (VAT
 * Act, art. 106a(2), 106ga(1) and 106gb(4)). Those of consumers and of the One Stop Shop stay outside (art. 106ga(2)); a company whose VAT number
 * is not confirmed counts as a consumer (Implementing Regulation (EU) 282/2011, art. 18(2)).
 */
function belongsInKsef({ buyer, tax }: Invoice): boolean {
  if (!tax) return buyer.taxId !== null;
  return tax.rule === 'reverse-charge' || (tax.rule === 'outside-union' && tax.isBusiness);
}
