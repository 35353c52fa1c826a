import type { SiteConfig } from '../../lib/trpc.ts';

/** Values of the page configuration that legal texts contain. */
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

/** Replaces placeholders such as `{{name}}` by the facts. Throws a RangeError for an unknown placeholder. */
export function fillIn(text: string, facts: LegalFacts): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    if (!(key in facts)) throw new RangeError(`A legal text has the unknown placeholder ${key}`);
    return facts[key as keyof LegalFacts];
  });
}
