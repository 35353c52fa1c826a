import { Button, Text } from '@mantine/core';
import { applyConsent } from '../../lib/analytics/analytics.ts';
import type { Consent } from '../../lib/analytics/consent.ts';
import { useT } from '../messages.ts';
import classes from './consent-banner.module.css';

interface ConsentBannerProps {
  onAnswer: () => void;
}

/** Asks for consent to analytics. Refusing is as easy as agreeing, and everything works before an answer. */
export function ConsentBanner({ onAnswer }: ConsentBannerProps) {
  const t = useT();
  const answer = (consent: Consent) => {
    applyConsent(consent);
    onAnswer();
  };
  return (
    <section className={classes.banner} aria-label={t('consent.title')}>
      <Text size="sm">{t('consent.question')}</Text>
      <div className={classes.answers}>
        <Button size="sm" variant="default" onClick={() => answer('denied')}>
          {t('consent.no')}
        </Button>
        <Button size="sm" variant="default" onClick={() => answer('granted')}>
          {t('consent.yes')}
        </Button>
      </div>
    </section>
  );
}
