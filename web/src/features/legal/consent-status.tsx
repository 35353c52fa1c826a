import { Button } from '@mantine/core';
import { useAtom } from 'jotai';
import { readConsent } from '../../lib/analytics/consent.ts';
import { isConsentBannerOpenAtom } from '../../lib/analytics/consent-state.ts';
import { useSiteConfig } from '../../lib/site.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import card from './legal-card.module.css';
import { useT } from './messages.ts';

/** Shows the visitor's answer about analytics, with a button to change it, or that there are no analytics. */
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
  // Rendered again when the banner closes, so that the stored answer is read again.
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
