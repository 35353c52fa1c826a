import { Anchor, Paper, Text } from '@mantine/core';
import { Link } from 'react-router';
import { path } from '../../app/routes.ts';
import { useLanguage } from '../../i18n/define-messages.ts';
import { useT } from './messages.ts';
import { formatMoney } from './money.ts';
import classes from './order-summary.module.css';
import type { Offer } from './package-card.tsx';
import type { DiscountedPrice } from './use-voucher.ts';

interface OrderSummaryProps {
  offer: Offer;
  /** With a discount; null: at the package's own price. */
  price: DiscountedPrice | null;
  resumeUuid: string;
}

/** What is being bought and for how much, with the way back to the price list. */
export function OrderSummary({ offer, price, resumeUuid }: OrderSummaryProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <Paper component="section" className={classes.summary} aria-label={t('payment.yourPackage')}>
      <div className={classes.line}>
        <Text size="sm" c="dimmed">
          {t('payment.yourPackage')}
        </Text>
        <Anchor
          component={Link}
          to={path('cv-pricing', { id: resumeUuid }, { voucher: price?.code })}
          size="sm"
          fw={550}
        >
          {t('payment.change')}
        </Anchor>
      </div>
      <Text fw={650} size="lg" mt={4}>
        {offer.name}
      </Text>
      <Text size="sm" c="dimmed" mt={4}>
        {offer.description}
      </Text>
      <hr className={classes.rule} />
      {price && (
        <div className={classes.line}>
          <Text size="sm">{t('voucher.line', { code: price.code })}</Text>
          <Text size="sm">−{formatMoney(price.discount, offer.currency, language)}</Text>
        </div>
      )}
      <div className={classes.line}>
        <Text fw={600}>{t('payment.total')}</Text>
        <Text fw={700} size="xl" className={classes.amount}>
          {formatMoney(price?.gross ?? offer.grossAmount, offer.currency, language)}
        </Text>
      </div>
      <Text size="xs" c="dimmed" ta="right">
        {t('payment.vat')}
      </Text>
    </Paper>
  );
}
