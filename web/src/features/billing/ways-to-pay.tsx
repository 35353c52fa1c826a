import { toBcp47 } from '@kreda/document/engine/text/languages';
import { PAYMENT_METHODS, type PaymentMethod } from '@kreda/site/payment-methods';
import { IconLock } from '@tabler/icons-react';
import { useLanguage } from '../../i18n/define-messages.ts';
import { METHOD_NAMES } from './method-names.ts';
import type { Offer } from './package-card.tsx';
import { useT } from './price-messages.ts';
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
      methods.map((method) => (method === 'card' ? t('cardNoun') : METHOD_NAMES[method])),
    );
  return (
    <p className={classes.ways}>
      <IconLock size={14} aria-hidden />
      <span>
        {t('payBy', { methods: list(everywhere) })}
        {onceToo.length > 0 && ` ${t('payByOnce', { methods: list(onceToo) })}`}
      </span>
    </p>
  );
}
