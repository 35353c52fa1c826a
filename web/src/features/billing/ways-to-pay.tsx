import { toBcp47 } from '@kreda/document/engine/text/languages';
import { PAYMENT_METHODS, type PaymentMethod } from '@kreda/site/payment-methods';
import { Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useLanguage } from '../../i18n/define-messages.ts';
import { useT } from './messages.ts';
import type { Offer } from './package-card.tsx';
import { PAYMENT_WAYS } from './payment-ways.ts';
import classes from './ways-to-pay.module.css';

/** By what the packages can be paid, as the API offers it: first the methods of all packages, then those of one-off packages alone. */
export function WaysToPay({ offers }: { offers: readonly Pick<Offer, 'methods' | 'months'>[] }) {
  const t = useT();
  const language = useLanguage();
  const everywhere = PAYMENT_METHODS.filter((method) => offers.every(({ methods }) => methods.includes(method)));
  const onceToo = PAYMENT_METHODS.filter(
    (method) =>
      !everywhere.includes(method) &&
      offers.some(({ months }) => months === null) &&
      offers.every(({ methods, months }) => months !== null || methods.includes(method)),
  );
  if (everywhere.length === 0) return null;
  const list = (methods: readonly PaymentMethod[]) =>
    new Intl.ListFormat(toBcp47(language)).format(
      methods.map((method) => (method === 'card' ? t('pricing.cardNoun') : PAYMENT_WAYS[method].label(t))),
    );
  return (
    <Text component="p" size="sm" c="dimmed" className={classes.ways}>
      <IconLock size={14} aria-hidden />
      <span>
        {t('pricing.payBy', { methods: list(everywhere) })}
        {onceToo.length > 0 && ` ${t('pricing.payByOnce', { methods: list(onceToo) })}`}
      </span>
    </Text>
  );
}
