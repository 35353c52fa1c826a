import type { Invoice } from '@kreda/document/kinds/invoice/invoice';
import type { Config } from '../../../config.ts';
import type { Transaction } from '../../../platform/database.ts';
import { insertSubmission } from './repo.ts';

/**
 * Queues an issued document for KSeF, in the transaction that issues it, if KSeF is configured and the buyer has a NIP. Invoices to
 * consumers stay outside of KSeF (VAT Act, art. 106ga(2)(4)).
 */
export async function queueForKsef(
  tx: Transaction,
  { ksef }: Pick<Config, 'ksef'>,
  { documentId, content, now }: { documentId: string; content: Invoice; now: Date },
): Promise<void> {
  if (ksef === null || content.buyer.taxId === null) return;
  await insertSubmission(tx, documentId, now);
}
