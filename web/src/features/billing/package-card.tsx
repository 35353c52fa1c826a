import { bindSingleLetterWords } from '@kreda/site/single-letter-words';
import { Badge, Button, List, Paper, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/define-messages.ts';
import { formatDate } from '../../lib/format-date.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { useT } from './messages.ts';
import { formatMoney } from './money.ts';
import classes from './package-card.module.css';
import { type PaymentPlan, planOf } from './payment-plan.ts';
import { everyText, perText } from './period.ts';
import { useT as usePricesT } from './price-messages.ts';
import { ReductionNote } from './reduction-note.tsx';
import type { DiscountedPrice } from './use-voucher.ts';

export type Offer = Outputs['billing']['priceList']['offers'][number];

interface PackageCardProps {
  offer: Offer;
  /** The discounted price; null if the full price applies. */
  price: DiscountedPrice | null;
  /** A discount code was accepted, but does not apply to this package. */
  isExcludedFromDiscount: boolean;
  onChoose: () => void;
}

/** A package of the price list: price now and later, savings and features. */
export function PackageCard({ offer, price, isExcludedFromDiscount, onChoose }: PackageCardProps) {
  const t = useT();
  const language = useLanguage();
  const { now, later } = usePriceTexts(offer, price);
  return (
    <Paper component="section" className={classes.card} data-recommended={offer.recommended} aria-label={offer.name}>
      <div className={classes.badges}>
        {offer.recommended && (
          <Badge className={classes.recommended} size="lg" tt="none">
            {t('pricing.recommended')}
          </Badge>
        )}
        {/* Counted from twelve monthly payments: beside a reduced price it would read as the reduction. */}
        {offer.savingsPercent !== null && offer.reduction === null && (
          <Badge className={classes.savings} size="lg" tt="none">
            {t('pricing.savings', { percent: offer.savingsPercent })}
          </Badge>
        )}
      </div>
      <Title order={2} size="h4">
        {offer.name}
      </Title>
      <p className={classes.price}>{now}</p>
      <div className={classes.later}>
        <p>{later}</p>
        <ReductionNote offer={offer} />
        {isExcludedFromDiscount && (
          <Text size="xs" c="dimmed" mt={4}>
            {t('voucher.notFor')}
          </Text>
        )}
      </div>
      <Text size="sm" c="dimmed">
        {bindSingleLetterWords(offer.description, language)}
      </Text>
      <Button
        size="md"
        fullWidth
        mt="lg"
        variant={offer.recommended ? 'filled' : 'default'}
        onClick={onChoose}
        aria-label={t('pricing.chooseNamed', { name: offer.name })}
      >
        {t('pricing.choose')}
      </Button>
      <div>
        <Text size="sm" fw={600} mt="lg" mb="xs">
          {t('pricing.whatYouGet')}
        </Text>
        <List
          size="sm"
          spacing="xs"
          icon={<IconCheck size={16} className={classes.check} />}
          classNames={{ itemWrapper: classes.feature }}
        >
          {offer.features.map((feature) => (
            <List.Item key={feature}>{bindSingleLetterWords(feature, language)}</List.Item>
          ))}
        </List>
      </div>
    </Paper>
  );
}

/** The price in large print, and the amounts that the package's description does not say. The description says what renews. */
function usePriceTexts(offer: Offer, price: DiscountedPrice | null) {
  const t = useT();
  const tPrices = usePricesT();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, offer.currency, language);
  const plan = planOf(offer, price, new Date());
  const now = (
    <>
      {before()}
      {money(plan.now)} <span>{forWhat(plan)}</span>
    </>
  );
  return { now, later: later(plan) };

  function before(): ReactNode {
    if (price)
      return <s title={t('voucher.before', { amount: money(offer.grossAmount) })}>{money(offer.grossAmount)}</s>;
    // A reduction is counted from the lowest price of the 30 days before it (Court of Justice, C-330/23).
    if (offer.reduction === null || plan.now !== offer.grossAmount) return null;
    const lowest = money(offer.reduction.lowestBefore);
    return <s title={tPrices('lowest', { amount: lowest })}>{lowest}</s>;
  }

  function forWhat({ renewal }: PaymentPlan): string {
    if (!renewal) return t('pricing.once');
    return isLessAtFirst(plan) ? t('pricing.today') : perText(renewal.months);
  }

  function later({ renewal }: PaymentPlan): string {
    if (!renewal) return '';
    const { amount, months, from } = renewal;
    if (isLessAtFirst(plan))
      return t('pricing.afterwards', { amount: money(amount), every: everyText(months), date: formatDate(from) });
    return months === 1 ? '' : t('pricing.aMonth', { amount: money(Math.round(amount / months)) });
  }
}

function isLessAtFirst({ now, renewal }: PaymentPlan): boolean {
  return renewal !== null && now < renewal.amount;
}
