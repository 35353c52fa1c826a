import { isBlankResume } from '@kreda/document/kinds/resume/compose/blank-sections';
import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { reasonText } from '../../i18n/reason-text.ts';
import { completeAnswer } from '../../lib/complete-answer.ts';
import { path } from '../../lib/path.ts';
import { useSiteConfig } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { BrandStage } from '../../ui/brand-stage.tsx';
import { CentredPage } from '../../ui/centred-page.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { NothingYetPicture } from '../../ui/nothing-yet-picture.tsx';
import { PageScene } from '../../ui/page-scene.tsx';
import { closeToast, showToast } from '../../ui/toasts.tsx';
import { type Checkout, checkoutPath, useCheckout } from '../billing/checkout.ts';
import { trackPurchase } from '../billing/checkout-events.ts';
import { FirstPage } from '../resume/preview/first-page.tsx';
import { downloadStartedAtom } from './download-state.ts';
import { FillInButton } from './fill-in-button.tsx';
import { MagazineOpen } from './magazine-open.tsx';
import { useT } from './messages.ts';
import { NextSteps } from './next-steps.tsx';
import { OrderDetails } from './order-details.tsx';
import { PaidHeading } from './paid-heading.tsx';
import classes from './thank-you-page.module.css';
import { useDownload } from './use-download.ts';
import { beginsTrial, type PaidOrder, usePaymentCheck } from './use-payment-check.ts';

/** The page after a payment: checks the payment, starts the download automatically, and offers a download button. */
export function ThankYouPage() {
  const t = useT();
  const checkout = useCheckout();
  const [query] = useSearchParams();
  const check = usePaymentCheck(query.get('order'));
  const paidOrder = check.status === 'paid' ? check.order : null;
  useEffect(() => {
    if (paidOrder) trackPurchase(paidOrder);
  }, [paidOrder]);
  if (check.status === 'checking')
    return <LoadingScreen message={`${t('thankYou.checking')} ${t('thankYou.checkingText')}`} />;
  if (check.status === 'processing') return <Processing />;
  if (check.status !== 'paid') return <NotPaid checkout={checkout} reason={check.text} />;
  if (checkout.isForMagazine) return <MagazineOpen order={check.order} />;
  return <Paid uuid={checkout.id} order={check.order} />;
}

const PAID_TOAST = 'paid';

function Paid({ uuid, order }: { uuid: string; order: PaidOrder | null }) {
  const t = useT();
  const packageName = order?.packageName ?? null;
  const { download, isRunning, savedFile } = useDownload('v2');
  const { resume: resumes } = trpc.useUtils();
  const stored = trpc.resume.get.useQuery({ uuid }, { select: completeAnswer });
  const isStarted = useAtomValue(downloadStartedAtom);
  const [hasEnded, setEnded] = useState(false);
  const isFirstVisit = useFirstDownload(async () => {
    showToast({ type: 'success', text: t(beginsTrial(order) ? 'thankYou.verified' : 'thankYou.success') }, PAID_TOAST);
    // An empty resume is not downloaded by itself: the page says so.
    const { resume } = await resumes.get.fetch({ uuid }).then(completeAnswer, () => ({ resume: null }));
    if (resume && isBlankResume(resume)) closeToast(PAID_TOAST);
    else await download(uuid);
    setEnded(true);
  });
  // Close the toast that announces the download once it has started.
  useEffect(() => {
    if (isStarted) closeToast(PAID_TOAST);
  }, [isStarted]);
  const isAwaited = isFirstVisit && !hasEnded && !savedFile;

  const isEmpty = stored.data !== undefined && isBlankResume(stored.data.resume);

  return (
    <div className={classes.page}>
      <div className={classes.result}>
        <PaidHeading order={order} />
        <Text c="dimmed" size="lg">
          {packageName
            ? t(isAwaited ? 'thankYou.text' : 'thankYou.active', { package: packageName })
            : t(isAwaited ? 'thankYou.textPaid' : 'thankYou.activePaid')}
        </Text>
        {isEmpty && <Text role="status">{t('page.emptyLead')}</Text>}
        {isEmpty ? (
          <FillInButton resume={stored.data.resume} />
        ) : (
          <>
            <div className={classes.actions}>
              <Button
                leftSection={<IconDownload size={18} />}
                size="md"
                variant={savedFile ? 'default' : 'filled'}
                loading={isRunning}
                onClick={() => download(uuid)}
              >
                {t(savedFile ? 'thankYou.again' : 'thankYou.download')}
              </Button>
              <Button component={Link} to={path('my-documents')} size="md" variant={savedFile ? 'filled' : 'default'}>
                {t('thankYou.documents')}
              </Button>
            </div>
            {savedFile ? (
              <>
                <Text size="sm" role="status" className={classes.file}>
                  {t('thankYou.downloaded', { file: savedFile })}
                </Text>
                <Text c="dimmed" size="sm">
                  {t('thankYou.otherFormats')}
                </Text>
              </>
            ) : (
              <Text c="dimmed" size="sm">
                {t('thankYou.manual')}
              </Text>
            )}
          </>
        )}
        {order && (
          <div className={classes.order}>
            <OrderDetails order={order} />
          </div>
        )}
      </div>
      {isEmpty ? (
        <div className={classes.empty}>
          <NothingYetPicture />
        </div>
      ) : (
        <BrandStage className={classes.stage}>
          <div className={classes.sheet}>
            {stored.data && (
              <FirstPage uuid={uuid} updatedAt={stored.data.updatedAt} label={t('thankYou.page')} asDownloaded />
            )}
          </div>
        </BrandStage>
      )}
      {!isEmpty && <NextSteps uuid={uuid} />}
    </div>
  );
}

/** The bank has the payment and has not answered: nothing is asked of the buyer, and the page goes on asking the API. */
function Processing() {
  const t = useT();
  return (
    <CentredPage>
      <PageScene sign="…" />
      <Title order={1} size="h2">
        {t('thankYou.processingTitle')}
      </Title>
      <Text maw="32rem" role="status">
        {t('thankYou.processingText')}
      </Text>
      <Button component={Link} to={path('my-documents')} variant="default" mt="sm">
        {t('thankYou.documents')}
      </Button>
    </CentredPage>
  );
}

function NotPaid({ checkout, reason }: { checkout: Checkout; reason: string | null }) {
  const t = useT();
  const { contactMail } = useSiteConfig();
  const notFound = reasonText('payment-not-found');
  // Neither the bank's refusal nor the buyer's has anything to do with funds.
  const isNotConfirmed =
    reason === reasonText('payment-not-confirmed') || reason === reasonText('payment-not-completed');
  if (reason === reasonText('trial-method-used')) return <NoTrial checkout={checkout} reason={reason} />;
  return (
    <CentredPage>
      <PageScene sign={isNotConfirmed ? '!' : '?'} />
      <Title order={1} size="h2">
        {t(isNotConfirmed ? 'thankYou.notConfirmedTitle' : 'thankYou.notFoundTitle')}
      </Title>
      <Text maw="32rem" role="alert">
        {isNotConfirmed ? reason : notFound}
      </Text>
      {reason && !isNotConfirmed && reason !== notFound && <Text c="dimmed">{reason}</Text>}
      <Text c="dimmed" size="sm">
        {t('thankYou.contact')}:{' '}
        <Anchor underline="always" href={`mailto:${contactMail}`}>
          {contactMail}
        </Anchor>
      </Text>
      <Group justify="center" mt="sm">
        <Button component={Link} to={checkoutPath('cv-pricing', checkout)}>
          {t('thankYou.retry')}
        </Button>
        <Button onClick={() => location.reload()} variant="default">
          {t('thankYou.checkAgain')}
        </Button>
      </Group>
    </CentredPage>
  );
}

/** The card or PayPal account was verified, and has had its trial with another account. A second try brings nothing. */
function NoTrial({ checkout, reason }: { checkout: Checkout; reason: string }) {
  const t = useT();
  return (
    <CentredPage>
      <PageScene sign="!" />
      <Title order={1} size="h2">
        {t('thankYou.trialRefusedTitle')}
      </Title>
      <Text maw="32rem" role="alert">
        {reason}
      </Text>
      <Button component={Link} to={checkoutPath('cv-pricing', checkout)} mt="sm">
        {t('thankYou.choosePackage')}
      </Button>
    </CentredPage>
  );
}

/**
 * Starts the download on the first visit of this page, not after a reload or a return to it. Returns whether this is the first
 * visit.
 */
function useFirstDownload(start: () => unknown): boolean {
  const navigate = useNavigate();
  const location = useLocation();
  const hasStarted = useRef(false);
  const wasSeen = (location.state as { downloaded?: boolean } | null)?.downloaded === true;
  const [isFirstVisit] = useState(!wasSeen);
  useEffect(() => {
    if (hasStarted.current || wasSeen) return;
    hasStarted.current = true;
    const begin = async () => {
      await navigate(location, { replace: true, state: { downloaded: true } });
      start();
    };
    void begin();
  });
  return isFirstVisit;
}
