import { toBcp47 } from '@kreda/document/engine/text/languages';
import { bindSingleLetterWords } from '@kreda/site/single-letter-words';
import { Anchor, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/define-messages.ts';
import { formatDate } from '../../lib/format-date.ts';
import { planInTax, type TaxQuote } from './buyer-tax.ts';
import { useT } from './messages.ts';
import { formatMoney } from './money.ts';
import classes from './order-summary.module.css';
import type { Offer } from './package-card.tsx';
import { planOf } from './payment-plan.ts';
import { everyText } from './period.ts';
import { ReductionNote } from './reduction-note.tsx';
import type { DiscountedPrice } from './use-voucher.ts';

interface OrderSummaryProps {
  offer: Offer;
  /** The discounted price; null if the full price applies. */
  price: DiscountedPrice | null;
  /** How the buyer is taxed; null until it is known. */
  quote: TaxQuote | null;
  /** The address of the price list, where another package can be chosen; null if it is chosen beside the summary. */
  changeAt?: string | null;
  /** What is bought, as a small page above the package. */
  picture?: ReactNode;
}

/** The chosen package, what it costs without a discount, and what is paid today and later. */
export function OrderSummary({ offer, price, quote, changeAt = null, picture }: OrderSummaryProps) {
  const t = useT();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, offer.currency, language);
  const listed = planOf(offer, price, new Date());
  const { kind, now, renewal } = planInTax(listed, quote);
  const vatOff = listed.now - now;
  return (
    <Paper component="section" className={classes.summary} aria-label={t('payment.yourPackage')}>
      {picture && (
        <div className={classes.band}>
          <div className={classes.sheet}>{picture}</div>
        </div>
      )}
      <div className={classes.line}>
        <Text size="sm" c="dimmed">
          {t('payment.yourPackage')}
        </Text>
        {changeAt !== null && (
          <Anchor component={Link} to={changeAt} size="sm" fw={550}>
            {t('payment.change')}
          </Anchor>
        )}
      </div>
      <Text fw={650} size="lg" mt={4}>
        {offer.name}
      </Text>
      <Text size="sm" c="dimmed" mt={4}>
        {bindSingleLetterWords(offer.description, language)}
      </Text>
      <ReductionNote offer={offer} />
      <hr className={classes.rule} />
      {price && (
        <>
          <div className={classes.line}>
            <Text size="sm">{offer.name}</Text>
            <Text size="sm" className={classes.amount}>
              {money(price.gross + price.discount)}
            </Text>
          </div>
          <div className={classes.line}>
            <Text size="sm">{t('voucher.line', { code: price.code })}</Text>
            <Text size="sm" className={classes.amount}>
              −{money(price.discount)}
            </Text>
          </div>
        </>
      )}
      {vatOff > 0 && (
        <>
          {!price && (
            <div className={classes.line}>
              <Text size="sm">{offer.name}</Text>
              <Text size="sm" className={classes.amount}>
                {money(listed.now)}
              </Text>
            </div>
          )}
          <div className={classes.line}>
            <Text size="sm">{t('payment.vatOff')}</Text>
            <Text size="sm" className={classes.amount}>
              −{money(vatOff)}
            </Text>
          </div>
        </>
      )}
      <div className={classes.line} aria-live="polite">
        <Text fw={600}>{t(renewal ? 'payment.totalToday' : 'payment.total')}</Text>
        <Text fw={700} size="xl" className={classes.amount}>
          {money(now)}
        </Text>
      </div>
      {renewal && (
        <div className={classes.line}>
          <Text size="sm">{t('payment.from', { date: formatDate(renewal.from) })}</Text>
          <Text size="sm" ta="right" className={classes.amount}>
            {t('payment.amountEvery', { amount: money(renewal.amount), every: everyText(renewal.months) })}
          </Text>
        </div>
      )}
      <Text size="xs" c="dimmed" ta="right" mt={2}>
        {quote && taxText(quote)}
      </Text>
      {renewal && (
        <Text size="sm" className={classes.cancel}>
          {t(kind === 'trial' ? 'payment.howToCancelTrial' : 'payment.howToCancel', { date: formatDate(renewal.from) })}
        </Text>
      )}
    </Paper>
  );

  function taxText({ rule, ratePercent }: TaxQuote): string {
    if (rule === 'reverse-charge') return t('payment.noVat');
    if (rule === 'outside-union') return t('payment.noVatAbroad');
    const percent = new Intl.NumberFormat(toBcp47(language), { style: 'percent', maximumFractionDigits: 2 });
    return t(renewal ? 'payment.vatEach' : 'payment.vat', { rate: percent.format(ratePercent / 100) });
  }
}
