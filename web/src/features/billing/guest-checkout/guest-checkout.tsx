import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { Alert, Anchor, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { usePublishChosenPackage } from '../../../lib/chosen-package.ts';
import { path } from '../../../lib/path.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CentredPage } from '../../../ui/centred-page.tsx';
import { errorText } from '../../../ui/error-text.ts';
import { LoadingScreen } from '../../../ui/loading-screen.tsx';
import { FirstPage } from '../../resume/preview/first-page.tsx';
import { planInTax, useBuyerTax } from '../buyer-tax.ts';
import { cheapestOffer } from '../cheapest-offer.ts';
import { trackChoice } from '../checkout-events.ts';
import { useT } from '../messages.ts';
import { OrderSummary } from '../order-summary.tsx';
import type { Offer } from '../package-card.tsx';
import pageClasses from '../payment-page.module.css';
import { planOf } from '../payment-plan.ts';
import { TrustBlocks } from '../trust-blocks.tsx';
import { type PriceList, usePriceList } from '../use-price-list.ts';
import { useVoucher } from '../use-voucher.ts';
import { VoucherField } from '../voucher-field.tsx';
import classes from './guest-checkout.module.css';
import { GuestForm } from './guest-form.tsx';
import { PriceBar } from './price-bar.tsx';

/**
 * Account, package and payment on one screen, for a visitor who wants to download a resume (docs/decisions/0057). The package is the
 * one that the address names, or the one whose price the download page has shown.
 */
export function GuestCheckout({ resumeUuid }: { resumeUuid: string }) {
  const t = useT();
  const stored = trpc.resume.get.useQuery({ uuid: resumeUuid }, { retry: false });
  const list = usePriceList();
  if (list.isPending || stored.isPending) return <LoadingScreen message={t('payment.loading')} />;
  const problem = list.error ?? stored.error;
  if (!list.data || !stored.data) {
    return (
      <CentredPage>
        <Text role="alert">{errorText(problem)}</Text>
      </CentredPage>
    );
  }
  const first = cheapestOffer(list.data.offers);
  if (!first) {
    return (
      <CentredPage>
        <Text role="alert">{t('pricing.empty')}</Text>
      </CentredPage>
    );
  }
  const { resume, updatedAt } = stored.data;
  return <Checkout resume={resume} updatedAt={updatedAt} list={list.data} first={first} />;
}

interface CheckoutProps {
  resume: Resume;
  updatedAt: string;
  list: PriceList;
  /** The package that is chosen unless the address names another. */
  first: Offer;
}

function Checkout({ resume, updatedAt, list: { currency, offers }, first }: CheckoutProps) {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const voucher = useVoucher(currency);
  const checkout = { id: resume.uuid, isForMagazine: false };
  // The address follows the choice, so that a reload keeps it. It changes in a transition, too late for a radio button.
  const [chosenSlug, setChosenSlug] = useState(() => query.get('package'));
  const offer = offers.find(({ slug }) => slug === chosenSlug) ?? first;
  usePublishChosenPackage(offer.slug);
  const price = voucher.priceOf(offer.slug);
  const tax = useBuyerTax(offer.slug);
  const plan = planInTax(planOf(offer, price, new Date()), tax.quote);
  const isAccepted = offers.some(({ slug }) => voucher.priceOf(slug) !== null);

  const choose = (chosen: Offer) => {
    trackChoice({ offer: chosen, plan: planOf(chosen, voucher.priceOf(chosen.slug), new Date()), checkout });
    setChosenSlug(chosen.slug);
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('package', chosen.slug);
        return next;
      },
      { replace: true },
    );
  };

  return (
    <div className={pageClasses.page}>
      <Anchor component={Link} to={path('end', { id: resume.uuid })} size="sm" c="dimmed" className={pageClasses.back}>
        <IconArrowLeft size={16} aria-hidden />
        {t('guest.back')}
      </Anchor>
      <Title order={1}>{t('guest.title')}</Title>
      <Text c="dimmed" mt={6} maw="40rem">
        {t('guest.lead')}
      </Text>
      {voucher.error && (
        <Alert role="alert" color="red" variant="light" className={pageClasses.notice}>
          {errorText(voucher.error)}
        </Alert>
      )}
      <div className={pageClasses.columns}>
        <GuestForm
          resume={resume}
          offers={offers}
          offer={offer}
          onChoose={choose}
          priceOf={voucher.priceOf}
          plan={plan}
          tax={tax}
          checkout={checkout}
          isPriceComing={voucher.isPending}
          voucherField={<VoucherField voucher={voucher} isAccepted={isAccepted} />}
        />
        <aside className={`${pageClasses.aside} ${classes.aside}`}>
          <div className={classes.order}>
            <OrderSummary
              offer={offer}
              price={price}
              quote={tax.quote}
              picture={<FirstPage uuid={resume.uuid} updatedAt={updatedAt} label={t('guest.page')} asDownloaded />}
            />
          </div>
          <TrustBlocks kind={plan.kind} />
        </aside>
      </div>
      <PriceBar offer={offer} plan={plan} />
    </div>
  );
}
