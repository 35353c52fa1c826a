import { Button } from '@mantine/core';
import { useAtom } from 'jotai';
import { readConsent } from '../../lib/analytics/consent.ts';
import { isConsentBannerOpenAtom } from '../../lib/analytics/consent-state.ts';
import { useSiteConfig } from '../../lib/site.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import card from './legal-card.module.css';
import { useT } from './messages.ts';

/** What the visitor has answered to being measured, with the way to answer anew; or that nothing is measured. */
export function ConsentStatus() {
  const t = useT();
  const { tagManagerId } = useSiteConfig();
  const isHydrated = useIsHydrated();
  return (
    <section className={card.card} aria-labelledby="consent-title">
      <h2 id="consent-title">{t('consent.title')}</h2>
      {tagManagerId === null ? <p>{t('consent.none')}</p> : isHydrated && <Answer />}
    </section>
  );
}

function Answer() {
  const t = useT();
  // The answer is read anew when the question closes.
  const [isBannerOpen, setBannerOpen] = useAtom(isConsentBannerOpenAtom);
  return (
    <>
      <p role="status">{t(`consent.${readConsent() ?? 'unanswered'}`)}</p>
      <Button variant="default" disabled={isBannerOpen} onClick={() => setBannerOpen(true)}>
        {t('consent.change')}
      </Button>
    </>
  );
}
