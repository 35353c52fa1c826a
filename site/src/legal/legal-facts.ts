/** Values of the page configuration that legal texts contain. */
export type LegalFacts = Readonly<Record<'name' | 'seller' | 'address' | 'taxId' | 'mail', string>>;

interface SellerOfSite {
  name: string;
  seller: { name: string; address: readonly string[]; taxId: string };
  contactMail: string;
}

export function legalFacts({ name, seller, contactMail }: SellerOfSite): LegalFacts {
  return {
    name,
    seller: seller.name,
    address: seller.address.join(', '),
    taxId: seller.taxId,
    mail: contactMail,
  };
}
