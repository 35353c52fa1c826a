import { LegalFrame } from './legal-frame.tsx';
import { ValidFrom } from './valid-from.tsx';

export function PrivacyPage() {
  return <LegalFrame text="privacy" about={<ValidFrom />} hasContents />;
}
