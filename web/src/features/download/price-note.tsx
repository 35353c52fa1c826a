import { bindSingleLetterWords } from '@kreda/site/single-letter-words';
import { Anchor } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/define-messages.ts';
import { formatDate } from '../../lib/format-date.ts';
import { path } from '../../lib/path.ts';
import { useUser } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { accessOutsideSubscription } from '../billing/access-outside-subscription.ts';
import { cheapestOffer } from '../billing/cheapest-offer.ts';
import { formatMoney } from '../billing/money.ts';
import { type PriceList, usePriceList } from '../billing/use-price-list.ts';
import { useT } from './checks/messages.ts';
import classes from './price-note.module.css';

type Offer = PriceList['offers'][number];

/** The price of the download, shown before an account is needed; or that the user has access. */
export function PriceNote({ uuid }: { uuid: string }) {
  const { isPaid } = useUser();
  return isPaid ? <PaidNote /> : <UnpaidNote uuid={uuid} />;
}

/** Only the price, beside the button. Renders nothing for a paid user. */
export function PriceLine() {
  const { isPaid } = useUser();
  return isPaid ? null : <Price />;
}

function Price() {
  const t = useT();
  const language = useLanguage();
  const offer = useCheapestOffer();
  // Without an offer the price list shows the problem.
  if (!offer) return null;
  const amount = formatMoney(offer.grossAmount, offer.currency, language);
  const isOnce = offer.months === null;
  return (
    <p className={classes.price}>
      {isOnce ? amount : t('price.from', { amount })} {isOnce && <span>{t('price.once')}</span>}
    </p>
  );
}

function UnpaidNote({ uuid }: { uuid: string }) {
  const t = useT();
  const language = useLanguage();
  const { isLoggedIn } = useUser();
  const offer = useCheapestOffer();
  if (!offer) return null;
  return (
    <div>
      <Price />
      <p className={classes.what}>
        <strong>{offer.name}.</strong> {bindSingleLetterWords(offer.description, language)}
      </p>
      <p className={classes.small}>
        {t('price.vat')} {t(isLoggedIn ? 'price.paying' : 'price.account')}{' '}
        <Anchor component={Link} to={path('cv-pricing', { id: uuid })} inherit underline="always">
          {t('price.all')}
        </Anchor>
      </p>
    </div>
  );
}

function useCheapestOffer(): Offer | undefined {
  const { data: list } = usePriceList();
  return list && cheapestOffer(list.offers);
}

function PaidNote() {
  const t = useT();
  const { data: payments } = trpc.billing.payments.useQuery();
  const { data: subscription } = trpc.billing.subscription.current.useQuery();
  const access =
    payments && subscription !== undefined ? accessOutsideSubscription(payments, subscription, new Date()) : null;
  const until =
    access instanceof Date ? access : access === 'in-subscription' && subscription ? subscription.validUntil : null;
  return (
    <p className={classes.paid}>
      <IconCircleCheck size={20} aria-hidden className={classes.check} />
      {until === null ? t('price.active') : t('price.activeUntil', { date: formatDate(new Date(until)) })}
    </p>
  );
}
