import { Anchor, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { path } from '../../lib/path.ts';
import { useUser } from '../../lib/site.ts';
import { CentredPage } from '../../ui/centred-page.tsx';
import { errorText } from '../../ui/error-text.ts';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { showToastAfterNavigation } from '../../ui/toasts.tsx';
import { type Checkout, checkoutPath, useCheckout } from './checkout.ts';
import { trackChoice } from './checkout-events.ts';
import { CurrencySwitch } from './currency-switch.tsx';
import { useT } from './messages.ts';
import { type Offer, PackageCard } from './package-card.tsx';
import { planOf } from './payment-plan.ts';
import classes from './pricing-page.module.css';
import { TrustBlocks } from './trust-blocks.tsx';
import { usePriceList } from './use-price-list.ts';
import { type DiscountedPrice, useVoucher } from './use-voucher.ts';
import { VoucherField } from './voucher-field.tsx';
import { WaysToPay } from './ways-to-pay.tsx';

/** The price list; choosing a package leads to its payment. */
export function PricingPage() {
  const t = useT();
  const checkout = useCheckout();
  const { id, isForMagazine } = checkout;
  const list = usePriceList();
  const voucher = useVoucher(list.data?.currency);
  const choose = useChoosePackage(checkout, voucher.code);
  const isAccepted = list.data?.offers.some(({ slug }) => voucher.priceOf(slug) !== null) ?? false;

  if (list.isPending) return <LoadingScreen message={t('pricing.loading')} />;
  if (list.isError) {
    return (
      <CentredPage>
        <Text role="alert">{errorText(list.error)}</Text>
      </CentredPage>
    );
  }
  return (
    <div className={classes.page}>
      {!isForMagazine && (
        <Anchor component={Link} to={path('end', { id })} size="sm" c="dimmed" className={classes.back}>
          <IconArrowLeft size={16} aria-hidden />
          {t('pricing.back')}
        </Anchor>
      )}
      <header className={classes.header}>
        <Title order={1}>{t(isForMagazine ? 'pricing.titleMagazine' : 'pricing.title')}</Title>
        <Text c="dimmed" size="lg" mt="sm">
          {t('pricing.lead')}
        </Text>
        <div className={classes.currency}>
          <CurrencySwitch />
        </div>
      </header>
      {list.data.offers.length === 0 && <Text ta="center">{t('pricing.empty')}</Text>}
      <ul className={classes.packages}>
        {list.data.offers.map((offer) => {
          const price = voucher.priceOf(offer.slug);
          return (
            <li key={offer.slug}>
              <PackageCard
                offer={offer}
                price={price}
                isExcludedFromDiscount={isAccepted && price === null}
                onChoose={() => choose(offer, price)}
              />
            </li>
          );
        })}
      </ul>
      <WaysToPay offers={list.data.offers} />
      <VoucherField voucher={voucher} isAccepted={isAccepted} />
      <TrustBlocks />
    </div>
  );
}

/** Leads to the payment of a chosen package. Visitors are sent to register first, and return to the chosen package afterwards. */
function useChoosePackage(checkout: Checkout, voucher: string | null) {
  const t = useT();
  const { isLoggedIn } = useUser();
  const navigate = useNavigate();
  return async (offer: Offer, price: DiscountedPrice | null) => {
    trackChoice({ offer, plan: planOf(offer, price, new Date()), checkout });
    const payment = checkoutPath('stripe-payment', checkout, { package: offer.slug, voucher: voucher ?? undefined });
    if (isLoggedIn) {
      await navigate(payment);
      return;
    }
    showToastAfterNavigation({ type: 'error', text: t('payment.mustLogIn') });
    const chosen = { package: offer.slug, voucher: voucher ?? undefined };
    await navigate(path('register', {}, { uuid: checkout.id, ...chosen, next: payment }));
  };
}
