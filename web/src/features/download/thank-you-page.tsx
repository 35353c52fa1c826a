import { Anchor, Button, Group, Text, ThemeIcon, Title } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { path } from '../../app/routes.ts';
import { translateWording } from '../../i18n/wording.ts';
import { useSiteConfig } from '../../lib/site.ts';
import { CentredPage } from '../../ui/centred-page.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useT } from './messages.ts';
import { useDownload } from './use-download.ts';
import { usePaymentCheck } from './use-payment-check.ts';

/** After a payment: checks it, starts the download by itself, and offers it by hand. */
export function ThankYouPage() {
  const t = useT();
  const { id } = useParams();
  const [query] = useSearchParams();
  const check = usePaymentCheck(query.get('order'));
  if (check.status === 'checking')
    return <LoadingScreen message={`${t('thankYou.checking')} ${t('thankYou.checkingText')}`} />;
  if (check.status === 'paid') return <Paid uuid={id!} packageName={check.packageName} />;
  return <NotPaid uuid={id!} reason={check.message} />;
}

function Paid({ uuid, packageName }: { uuid: string; packageName: string | null }) {
  const t = useT();
  const { download, isGoing } = useDownload('v2');
  useFirstDownload(() => {
    showToast({ type: 'success', text: t('thankYou.success') });
    return download(uuid);
  });
  return (
    <CentredPage>
      <ThemeIcon size={64} radius="xl" color="green" variant="light">
        <IconCheck size={34} />
      </ThemeIcon>
      <Title order={1}>{t('thankYou.title')}</Title>
      <Text c="dimmed" maw="30rem" size="lg">
        {packageName ? t('thankYou.text', { package: packageName }) : t('thankYou.textPaid')}
      </Text>
      <Text c="dimmed" size="sm" mt="md">
        {t('thankYou.manual')}
      </Text>
      <Group justify="center">
        <Button leftSection={<IconDownload size={18} />} loading={isGoing} onClick={() => download(uuid)}>
          {t('thankYou.download')}
        </Button>
        <Button component={Link} to={path('my-documents')} variant="default">
          {t('thankYou.documents')}
        </Button>
      </Group>
    </CentredPage>
  );
}

function NotPaid({ uuid, reason }: { uuid: string; reason: string | null }) {
  const t = useT();
  const { contactMail } = useSiteConfig();
  return (
    <CentredPage>
      <ThemeIcon size={64} radius="xl" color="red" variant="light">
        <IconAlertTriangle size={32} />
      </ThemeIcon>
      <Title order={1} size="h2">
        {t('thankYou.notFoundTitle')}
      </Title>
      <Text maw="32rem" role="alert">
        {translateWording(NOT_FOUND)}
      </Text>
      {reason && reason !== NOT_FOUND && <Text c="dimmed">{translateWording(reason)}</Text>}
      <Text c="dimmed" size="sm">
        {t('thankYou.contact')}:{' '}
        <Anchor underline="always" href={`mailto:${contactMail}`}>
          {contactMail}
        </Anchor>
      </Text>
      <Group justify="center" mt="sm">
        <Button component={Link} to={path('cv-pricing', { id: uuid })}>
          {t('thankYou.retry')}
        </Button>
        <Button onClick={() => location.reload()} variant="default">
          {t('thankYou.checkAgain')}
        </Button>
      </Group>
    </CentredPage>
  );
}

const NOT_FOUND = 'Active payment not found. Check if you have funds in your account and try again';

/** Starts the download the first time this page is seen; a reload, or coming back to it, does not start it again. */
function useFirstDownload(start: () => unknown): void {
  const navigate = useNavigate();
  const location = useLocation();
  const hasStarted = useRef(false);
  const wasSeen = (location.state as { downloaded?: boolean } | null)?.downloaded === true;
  useEffect(() => {
    if (hasStarted.current || wasSeen) return;
    hasStarted.current = true;
    const begin = async () => {
      await navigate(location, { replace: true, state: { downloaded: true } });
      start();
    };
    void begin();
  });
}
