import { useSearchParams } from 'react-router';
import { loadable } from '../../lib/loadable.ts';
import { LazyPanel } from '../../ui/lazy-panel.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { resumeToPayFor } from '../account/destination.ts';
import { RegisterPage } from '../account/register-page.tsx';
import { VisitorsOnly } from '../account/visitors-only.tsx';
import { useT } from './messages.ts';

// Loaded only on the way to a download, so that the plain registration does not load the payment form.
const guestCheckout = loadable(async () => (await import('./guest-checkout/guest-checkout.tsx')).GuestCheckout);

/** The registration. For a visitor who wants to download a resume, account, package and payment are one screen. */
export function RegistrationPage() {
  const t = useT();
  const [query] = useSearchParams();
  const resumeUuid = resumeToPayFor(query);
  if (resumeUuid === null) return <RegisterPage />;
  return (
    <VisitorsOnly>
      <LazyPanel chunk={guestCheckout} loading={<LoadingScreen message={t('payment.loading')} />}>
        {(GuestCheckout) => <GuestCheckout resumeUuid={resumeUuid} />}
      </LazyPanel>
    </VisitorsOnly>
  );
}
