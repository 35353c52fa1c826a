import { ConsentStatus } from './consent-status.tsx';
import { LegalFrame } from './legal-frame.tsx';
import { ValidFrom } from './valid-from.tsx';

export function CookiesPage() {
  return <LegalFrame text="cookies" about={<ValidFrom />} before={<ConsentStatus />} />;
}
