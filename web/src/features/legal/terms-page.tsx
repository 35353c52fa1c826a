import { LegalFrame } from './legal-frame.tsx';
import { ValidFrom } from './valid-from.tsx';

export function TermsPage() {
  return <LegalFrame text="terms" about={<ValidFrom />} hasContents />;
}
