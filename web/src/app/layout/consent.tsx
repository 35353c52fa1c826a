import { useAtom } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { startAnalytics } from '../../lib/analytics/analytics.ts';
import { isConsentBannerOpenAtom } from '../../lib/analytics/consent-state.ts';
import { useSiteConfig } from '../../lib/site.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';

const ConsentBanner = lazy(() => import('./consent-banner.tsx').then((module) => ({ default: module.ConsentBanner })));

/** Measures who has agreed, and asks who has not been asked; where nothing is measured there is nothing to ask. */
export function ConsentQuestion() {
  const { tagManagerId } = useSiteConfig();
  const isHydrated = useIsHydrated();
  useEffect(() => startAnalytics(tagManagerId), [tagManagerId]);
  return tagManagerId && isHydrated ? <Question /> : null;
}

function Question() {
  const [isAsked, setAsked] = useAtom(isConsentBannerOpenAtom);
  if (!isAsked) return null;
  return (
    <Suspense>
      <ConsentBanner onAnswer={() => setAsked(false)} />
    </Suspense>
  );
}
