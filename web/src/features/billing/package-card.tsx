import { Badge, Button, List, Paper, Text, Title } from '@mantine/core';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { useLanguage } from '../../i18n/define-messages.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { useT } from './messages.ts';
import { formatMoney } from './money.ts';
import classes from './package-card.module.css';
import type { DiscountedPrice } from './use-voucher.ts';

export type Offer = Outputs['billing']['packages'][number];

interface PackageCardProps {
  offer: Offer;
  /** With the discount; null: at its own price. */
  price: DiscountedPrice | null;
  onChoose: () => void;
}

/** One package of the price list: its price, what it saves, what it brings, and what happens next. */
export function PackageCard({ offer, price, onChoose }: PackageCardProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <Paper component="section" className={classes.card} data-recommended={offer.recommended} aria-label={offer.name}>
      <div className={classes.badges}>
        {offer.recommended && (
          <Badge color="accent" variant="light" size="lg" tt="none">
            {t('pricing.recommended')}
          </Badge>
        )}
        {offer.savingsPercent !== null && (
          <Badge className={classes.savings} size="lg" tt="none">
            {t('pricing.savings', { percent: offer.savingsPercent })}
          </Badge>
        )}
      </div>
      <Title order={2} size="h4">
        {offer.name}
      </Title>
      <p className={classes.price}>
        {price && (
          <s title={t('voucher.before', { amount: formatMoney(offer.grossAmount, offer.currency, language) })}>
            {formatMoney(offer.grossAmount, offer.currency, language)}
          </s>
        )}{' '}
        {formatMoney(price?.gross ?? offer.grossAmount, offer.currency, language)} <span>{t('pricing.gross')}</span>
      </p>
      <Text size="sm" c="dimmed" className={classes.description}>
        {offer.description}
      </Text>
      <Button size="md" fullWidth onClick={onChoose} aria-label={t('pricing.chooseNamed', { name: offer.name })}>
        {t('pricing.choose')}
      </Button>
      <Text size="xs" c="dimmed" className={classes.byCard}>
        <IconLock size={14} aria-hidden />
        {t('pricing.byCard')}
      </Text>
      <Text size="sm" fw={600} mt="lg" mb="xs">
        {t('pricing.whatYouGet')}
      </Text>
      <List size="sm" spacing="xs" icon={<IconCheck size={16} className={classes.check} />}>
        {offer.features.map((feature) => (
          <List.Item key={feature}>{feature}</List.Item>
        ))}
      </List>
    </Paper>
  );
}
