import { useLanguage } from '../../../i18n/define-messages.ts';
import { useT } from '../messages.ts';
import { formatMoney } from '../money.ts';
import type { Offer } from '../package-card.tsx';
import type { PaymentPlan } from '../payment-plan.ts';
import classes from './price-bar.module.css';

/** The price at the bottom of a narrow window, while the form is filled in. The order summary says the same to screen readers. */
export function PriceBar({ offer, plan }: { offer: Offer; plan: PaymentPlan }) {
  const t = useT();
  const language = useLanguage();
  return (
    <div className={classes.bar} aria-hidden>
      <span>{offer.name}</span>
      <span className={classes.price}>
        {t(plan.renewal ? 'payment.totalToday' : 'payment.total')}:{' '}
        <strong>{formatMoney(plan.now, offer.currency, language)}</strong>
      </span>
    </div>
  );
}
