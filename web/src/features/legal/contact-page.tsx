import { LegalFrame } from './legal-frame.tsx';
import { SellerCard } from './seller-card.tsx';

export function ContactPage() {
  return <LegalFrame text="contact" before={<SellerCard />} />;
}
