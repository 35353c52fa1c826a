import { LegalFrame } from './legal-frame.tsx';
import { SellerCard } from './seller-card.tsx';

export function ContactPage() {
  return <LegalFrame document="contact" before={<SellerCard />} />;
}
