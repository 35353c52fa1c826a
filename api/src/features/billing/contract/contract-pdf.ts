import { toBcp47 } from '@kreda/document/engine/text/languages';
import type { Deps } from '../../../context.ts';
import { checkedPages } from '../../../platform/pdf/checked-page.ts';
import { renderPdf } from '../../../platform/pdf/render-pdf.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { contractDocument } from './contract-document.ts';
import { CONTRACT_TEXTS } from './contract-texts.ts';
import type { ContractFacts } from './repo.ts';

const DEADLINE_MS = 30_000;

/**
 * The confirmation of a contract as a PDF to attach. It is not stored: the mail is the durable medium.
 *
 * @throws {DomainError} `unavailable` or {TypesetterBusyError} when the PDF cannot be made now.
 */
export async function contractPdf(
  { typesetter, renderer, config }: Pick<Deps, 'typesetter' | 'renderer' | 'config'>,
  order: ContractFacts,
  requestId: string,
): Promise<{ fileName: string; mediaType: string; bytes: Uint8Array }> {
  const document = contractDocument(config, order);
  const pages = checkedPages(await typesetter.typesetContract(document));
  const info = { title: document.title, language: toBcp47(document.language), creator: config.site.name };
  const { pdf } = await renderPdf({ renderer, requestId, deadlineMs: DEADLINE_MS }, { pages, info });
  const { fileName } = CONTRACT_TEXTS[document.language].contractDocument;
  return { fileName: `${fileName}-${orderNumberOf(order.id)}.pdf`, mediaType: 'application/pdf', bytes: pdf };
}
