import type { SiteConfig } from '../../lib/trpc.ts';

/** What page configuration puts into the legal texts. */
export type LegalFacts = Readonly<Record<'name' | 'seller' | 'address' | 'taxId' | 'mail', string>>;

export function legalFacts({
  name,
  seller,
  contactMail,
}: Pick<SiteConfig, 'name' | 'seller' | 'contactMail'>): LegalFacts {
  return {
    name,
    seller: seller.name,
    address: seller.address.join(', '),
    taxId: seller.taxId,
    mail: contactMail,
  };
}

/** Puts the facts where the text names them as `{{name}}`. Throws a RangeError where it names one that there is not. */
export function fillIn(text: string, facts: LegalFacts): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    if (!(key in facts)) throw new RangeError(`A legal text names ${key}, which nobody knows`);
    return facts[key as keyof LegalFacts];
  });
}
