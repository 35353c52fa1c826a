import { Alert, Anchor, Button, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { reasonText } from '../../i18n/reason-text.ts';
import { CentredPage } from '../../ui/centred-page.tsx';
import { errorText } from '../../ui/error-text.ts';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { useBuyerTax } from './buyer-tax.ts';
import { type Checkout, checkoutPath, useCheckout } from './checkout.ts';
import { useT } from './messages.ts';
import { OrderSummary } from './order-summary.tsx';
import type { Offer } from './package-card.tsx';
import { PaymentForm } from './payment-form.tsx';
import classes from './payment-page.module.css';
import { planOf } from './payment-plan.ts';
import { TrustBlocks } from './trust-blocks.tsx';
import { CANCELLED_PARAM } from './use-payment.ts';
import { usePriceList } from './use-price-list.ts';
import { useVoucher } from './use-voucher.ts';

/** Payment of the package that the query names. */
export function PaymentPage() {
  const t = useT();
  const checkout = useCheckout();
  const [query] = useSearchParams();
  const slug = query.get('package');
  const list = usePriceList();
  const voucher = useVoucher(list.data?.currency);
  const offer = list.data?.offers.find((candidate) => candidate.slug === slug);

  if (list.isPending || voucher.isPending) return <LoadingScreen message={t('payment.loading')} />;
  if (list.isError) {
    return (
      <CentredPage>
        <Text role="alert">{errorText(list.error)}</Text>
      </CentredPage>
    );
  }
  if (!offer) return <PackageNeeded checkout={checkout} />;
  return <Payment offer={offer} voucher={voucher} checkout={checkout} />;
}

interface PaymentProps {
  offer: Offer;
  voucher: ReturnType<typeof useVoucher>;
  checkout: Checkout;
}

function Payment({ offer, voucher, checkout }: PaymentProps) {
  const t = useT();
  const [query] = useSearchParams();
  const tax = useBuyerTax(offer.slug);
  const price = voucher.priceOf(offer.slug);
  const { kind } = planOf(offer, price, new Date());
  const pricing = checkoutPath('cv-pricing', checkout, { voucher: voucher.code ?? undefined });
  return (
    <div className={classes.page}>
      <Anchor component={Link} to={pricing} size="sm" c="dimmed" className={classes.back}>
        <IconArrowLeft size={16} aria-hidden />
        {t('payment.back')}
      </Anchor>
      <Title order={1}>{t(`payment.title.${kind}`)}</Title>
      {query.has(CANCELLED_PARAM) && (
        <Alert role="status" variant="default" className={classes.notice} icon={<IconInfoCircle size={20} />}>
          {t('payment.cancelled')}
        </Alert>
      )}
      {voucher.error && (
        <Alert role="alert" color="red" variant="light">
          {errorText(voucher.error)}
        </Alert>
      )}
      <div className={classes.columns}>
        <PaymentForm offer={offer} price={price} checkout={checkout} tax={tax} />
        <aside className={classes.aside}>
          <OrderSummary offer={offer} price={price} quote={tax.quote} changeAt={pricing} />
          <TrustBlocks kind={kind} />
        </aside>
      </div>
    </div>
  );
}

/** Time to read the message before the redirect to the price list, in milliseconds. */
const PACKAGE_NEEDED_MS = 3000;

/** Shown without a chosen package: redirects to the price list (specification, section 4). */
function PackageNeeded({ checkout }: { checkout: Checkout }) {
  const t = useT();
  const navigate = useNavigate();
  const pricing = checkoutPath('cv-pricing', checkout);
  useEffect(() => {
    const timer = setTimeout(() => navigate(pricing, { replace: true }), PACKAGE_NEEDED_MS);
    return () => clearTimeout(timer);
  }, [navigate, pricing]);
  return (
    <CentredPage>
      <Text role="alert" size="lg" maw="30rem">
        {reasonText('package-required')}
      </Text>
      <Button component={Link} to={pricing} variant="default" replace>
        {t('payment.goingToPricing')}
      </Button>
    </CentredPage>
  );
}
