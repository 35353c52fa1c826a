import type { ContractBlock, ContractDocument, ContractPart } from '@kreda/document/kinds/contract/contract';
import { formatDay } from '@kreda/document/kinds/invoice/invoice-labels';
import { isCurrentConsent } from '@kreda/site/contract/consent-version';
import type { PeriodText } from '@kreda/site/contract/contract-texts';
import { fillPlaceholders } from '@kreda/site/fill-placeholders';
import { legalFacts } from '@kreda/site/legal/legal-facts';
import type { LegalBlock } from '@kreda/site/legal/legal-text';
import type { Config } from '../../../config.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { formatMoment } from '../mails/format-moment.ts';
import { formatMoney } from '../mails/format-money.ts';
import { withdrawalUrl } from '../mails/withdrawal-link.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { orderSnapshotSchema } from '../orders/order-snapshot.ts';
import { lastDayToWithdraw } from '../withdrawals/withdrawal-period.ts';
import { CONTRACT_TEXTS } from './contract-texts.ts';
import type { ContractFacts } from './repo.ts';
import { TERMS } from './terms.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * The confirmation of a contract, in the language of its purchase: what was agreed, the consent in its own words, the right to withdraw
 * with the model form, and the terms (Directive 2011/83/EU, art. 8(7); Polish Consumer Rights Act, art. 21).
 */
export function contractDocument(
  { site, seller, publicUrl }: Pick<Config, 'site' | 'seller' | 'publicUrl'>,
  order: ContractFacts,
): ContractDocument {
  const { id: orderId, consentAt, consentVersion, currency } = order;
  const concludedAt = order.paidAt ?? consentAt;
  const { name, language, renewal } = orderSnapshotSchema.parse(order.catalogue);
  const { consent, every, contractDocument: texts } = CONTRACT_TEXTS[language];
  const facts = legalFacts({ name: site.name, contactMail: site.contactMail, seller });
  const write = (text: string) => fillPlaceholders(text, facts);
  const money = (amount: number) => formatMoney(amount, currency, language);
  const soldUntil = order.fulfilment && withoutExtraDays(order.fulfilment);
  const renews = renewal && {
    amount: money(renewal.grossAmount),
    every: everyText(every, renewal.months),
    date: soldUntil ? formatDay(dayInWarsaw(soldUntil)) : '',
  };
  const rows: ContractBlock = {
    [texts.order]: orderNumberOf(orderId),
    [texts.concluded]: formatMoment(concludedAt),
    [texts.package]: name,
    [texts.price]: money(order.grossAmount),
    ...(soldUntil ? { [texts.access]: formatDay(dayInWarsaw(soldUntil)) } : {}),
    ...(renews ? { [texts.renewal]: fillPlaceholders(texts.renewalFacts, renews) } : {}),
    [texts.buyer]: `${order.buyerName}, ${order.buyerEmail}`,
    [texts.seller]: `${facts.seller}, ${facts.address}, NIP ${facts.taxId}, ${facts.mail}`,
  };
  const given = fillPlaceholders(texts.given, { at: formatMoment(consentAt), version: consentVersion });
  const consents = [consent.immediate, ...(renews ? [fillPlaceholders(consent.renewal, renews)] : [])];
  const day = formatDay(lastDayToWithdraw(dayInWarsaw(concludedAt)));
  const url = withdrawalUrl({ publicUrl }, { language, orderId });
  const { modelForm } = texts;
  const terms = TERMS[language];
  return {
    language,
    title: texts.title,
    seller: seller.name,
    parts: [
      part(name, [rows]),
      // An order of an earlier release may have been made with another text, which is not printed as if it had been given.
      part(texts.consent, isCurrentConsent(consentVersion) ? [...consents, given] : [given]),
      {
        heading: texts.right,
        blocks: [fillPlaceholders(texts.until, { day }), fillPlaceholders(texts.ways, { url, mail: facts.mail })],
        sections: [{ heading: modelForm.title, blocks: [modelForm.lead, modelForm.lines.map(write), modelForm.foot] }],
      },
      {
        heading: terms.title,
        blocks: [write(terms.lead)],
        sections: terms.sections.map(({ heading, blocks }, index) => ({
          heading: `${index + 1}. ${write(heading)}`,
          blocks: blocks.map((block) => written(block, write)),
        })),
      },
    ],
  };
}

/** When the access ends that was agreed. Days that an operator added later are no part of the contract, and do not move a renewal. */
function withoutExtraDays({ accessUntil, extraDays }: NonNullable<ContractFacts['fulfilment']>): Date {
  return new Date(accessUntil.getTime() - extraDays * DAY_MS);
}

function part(heading: string, blocks: readonly ContractBlock[]): ContractPart {
  return { heading, blocks, sections: [] };
}

function everyText(every: PeriodText, months: number): string {
  if (months === 1) return every.month;
  return months === 12 ? every.year : fillPlaceholders(every.months, { months: String(months) });
}

function written(block: LegalBlock, write: (text: string) => string): ContractBlock {
  if (typeof block === 'string') return write(block);
  if (isList(block)) return block.map(write);
  return Object.fromEntries(Object.entries(block).map(([label, text]) => [write(label), write(text)]));
}

function isList(block: Exclude<LegalBlock, string>): block is readonly string[] {
  return Array.isArray(block);
}
