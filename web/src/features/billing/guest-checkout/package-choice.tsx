import { Badge } from '@mantine/core';
import { useId } from 'react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { formatDate } from '../../../lib/format-date.ts';
import radio from '../../../ui/radio.module.css';
import { useT } from '../messages.ts';
import { formatMoney } from '../money.ts';
import type { Offer } from '../package-card.tsx';
import { planOf } from '../payment-plan.ts';
import { everyText, perText } from '../period.ts';
import type { DiscountedPrice } from '../use-voucher.ts';
import classes from './package-choice.module.css';

interface PackageChoiceProps {
  offers: readonly Offer[];
  chosen: Offer;
  priceOf: (slug: string) => DiscountedPrice | null;
  onChoose: (offer: Offer) => void;
  /** A payment is in flight: its package stays the chosen one. */
  isLocked: boolean;
}

/** The packages as radio buttons, each with what is paid now and later. */
export function PackageChoice({ offers, chosen, priceOf, onChoose, isLocked }: PackageChoiceProps) {
  const t = useT();
  const group = useId();
  return (
    <fieldset className={classes.packages} disabled={isLocked}>
      <legend>{t('guest.choose')}</legend>
      {offers.map((offer) => (
        <label key={offer.slug} className={classes.package}>
          <input
            type="radio"
            className={radio.radio}
            name={group}
            checked={offer.slug === chosen.slug}
            onChange={() => onChoose(offer)}
          />
          <OfferText offer={offer} price={priceOf(offer.slug)} />
        </label>
      ))}
    </fieldset>
  );
}

function OfferText({ offer, price }: { offer: Offer; price: DiscountedPrice | null }) {
  const t = useT();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, offer.currency, language);
  const { now, renewal } = planOf(offer, price, new Date());
  const isLessAtFirst = renewal !== null && now < renewal.amount;
  return (
    <>
      <span className={classes.name}>
        {offer.name}{' '}
        {offer.savingsPercent !== null && (
          <Badge color="green" variant="light" tt="none" className={classes.savings}>
            {t('pricing.savings', { percent: offer.savingsPercent })}
          </Badge>
        )}
        <small>{later()}</small>
      </span>
      <span className={classes.price}>
        {money(now)}
        {renewal && <small>{isLessAtFirst ? t('pricing.today') : perText(renewal.months)}</small>}
      </span>
    </>
  );

  function later(): string {
    if (!renewal) return t('pricing.nothingRenews');
    const every = everyText(renewal.months);
    if (!isLessAtFirst) return t('pricing.renews', { every });
    return t('pricing.afterwards', { amount: money(renewal.amount), every, date: formatDate(renewal.from) });
  }
}
