import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useLanguage } from '../../i18n/define-messages.ts';
import { formatMoney } from '../billing/money.ts';
import { type PriceList, usePriceList } from '../billing/use-price-list.ts';
import page from './home-page.module.css';
import { useT } from './messages.ts';
import { priceTerms } from './price-terms.ts';
import classes from './prices.module.css';

type Offer = PriceList['offers'][number];

/** Prices are seldom reduced: home loads it when one is. */
const ReductionNote = lazy(() =>
  import('../billing/reduction-note.tsx').then((module) => ({ default: module.ReductionNote })),
);

/** The packages on sale. Each says how often it is paid; what renews is said once, below. */
export function Prices() {
  const t = useT();
  const list = usePriceList();
  return (
    <section id="prices" className={page.part} aria-labelledby="prices-title">
      <div className={page.heading}>
        <h2 id="prices-title">{t('pricing.title')}</h2>
        <p>{t('pricing.lead')}</p>
      </div>
      {list.data ? (
        <ul className={classes.offers}>
          {list.data.offers.map((offer) => (
            <OfferCard key={offer.slug} offer={offer} />
          ))}
        </ul>
      ) : (
        <p className={classes.instead} role="status">
          {t(list.isError ? 'pricing.failed' : 'pricing.loading')}
        </p>
      )}
      <p className={classes.terms}>
        {t('pricing.gross')} {t('pricing.terms')}
      </p>
      <p className={classes.way}>
        <Button component="a" href="#templates" rightSection={<IconArrowUp size={17} aria-hidden />}>
          {t('hero.start')}
        </Button>
      </p>
    </section>
  );
}

function OfferCard({ offer }: { offer: Offer }) {
  const t = useT();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, offer.currency, language);
  const period = (months: number) => {
    if (months === 1) return t('pricing.monthly');
    return months === 12 ? t('pricing.yearly') : t('pricing.everyMonths', { months });
  };
  const terms = priceTerms(offer);
  return (
    <li data-recommended={offer.recommended || undefined}>
      <h3>{offer.name}</h3>
      {terms.kind === 'trial' ? (
        <p className={classes.price}>
          {money(0)}{' '}
          <span>
            {t('pricing.trial', {
              days: terms.days,
              amount: money(offer.grossAmount),
              period: period(terms.months),
            })}
          </span>
        </p>
      ) : (
        <p className={classes.price}>
          {offer.reduction && <s>{money(offer.reduction.lowestBefore)}</s>} {money(offer.grossAmount)}{' '}
          <span>{terms.kind === 'once' ? t('pricing.once') : period(terms.months)}</span>
        </p>
      )}
      {offer.reduction && (
        <Suspense>
          <ReductionNote offer={offer} />
        </Suspense>
      )}
    </li>
  );
}
