import { LegalFrame } from './legal-frame.tsx';
import { ValidFrom } from './valid-from.tsx';

export function TermsPage() {
  return <LegalFrame document="terms" about={<ValidFrom />} hasContents />;
}
