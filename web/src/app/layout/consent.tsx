import { useAtom } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { startAnalytics } from '../../lib/analytics/analytics.ts';
import { isConsentBannerOpenAtom } from '../../lib/analytics/consent-state.ts';
import { useSiteConfig } from '../../lib/site.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';

const ConsentBanner = lazy(() => import('./consent-banner.tsx').then((module) => ({ default: module.ConsentBanner })));

/** Starts analytics, and shows the consent banner until the visitor answers. Without a tag manager there is no banner. */
export function AnalyticsConsent() {
  const { tagManagerId } = useSiteConfig();
  const isHydrated = useIsHydrated();
  useEffect(() => startAnalytics(tagManagerId), [tagManagerId]);
  return tagManagerId && isHydrated ? <Banner /> : null;
}

function Banner() {
  const [isOpen, setOpen] = useAtom(isConsentBannerOpenAtom);
  if (!isOpen) return null;
  return (
    <Suspense>
      <ConsentBanner onAnswer={() => setOpen(false)} />
    </Suspense>
  );
}
