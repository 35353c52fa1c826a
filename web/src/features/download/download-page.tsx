import { Anchor, Button, List, Paper, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { path } from '../../app/routes.ts';
import { translateWording } from '../../i18n/wording.ts';
import { errorWording } from '../../lib/api-error.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { CentredPage } from '../../ui/centred-page.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { FirstPage } from '../documents/first-page.tsx';
import classes from './download-page.module.css';
import { useT } from './messages.ts';
import { RenameForm } from './rename-form.tsx';
import { useDownload } from './use-download.ts';

/** The wizard's last screen: name the CV, download it. Reached after logging in with the download action, it goes on by itself. */
export function DownloadPage() {
  const t = useT();
  const { id } = useParams();
  const stored = trpc.resume.get.useQuery({ uuid: id! });
  if (stored.data) return <ReadyDownload stored={stored.data} />;
  if (stored.isPending) return <LoadingScreen message={t('page.loading')} />;
  return (
    <CentredPage>
      <Title order={1} size="h3">
        {translateWording(errorWording(stored.error))}
      </Title>
      <Button component={Link} to={path('my-documents')}>
        {t('thankYou.documents')}
      </Button>
    </CentredPage>
  );
}

function ReadyDownload({ stored }: { stored: Outputs['resume']['get'] }) {
  const t = useT();
  const { resume, updatedAt } = stored;
  const { download, isGoing } = useDownload('v2');
  useContinuedDownload(() => download(resume.uuid));

  return (
    <div className={classes.page}>
      <div className={classes.panel}>
        <Anchor
          component={Link}
          to={path('cv-creator', { id: resume.uuid })}
          size="sm"
          c="dimmed"
          className={classes.back}
        >
          <IconArrowLeft size={16} aria-hidden />
          {t('page.edit')}
        </Anchor>
        <Title order={1}>{t('page.title')}</Title>
        <Text c="dimmed" mt="xs" mb="xl">
          {t('page.lead')}
        </Text>
        <RenameForm uuid={resume.uuid} name={resume.name} />
        <Button
          size="lg"
          mt="xl"
          fullWidth
          leftSection={<IconDownload size={20} />}
          loading={isGoing}
          onClick={() => download(resume.uuid)}
        >
          {t('page.download')}
        </Button>
        <List mt="xl" spacing="xs" size="sm" c="dimmed" icon={<IconCheck size={16} className={classes.check} />}>
          <List.Item>{t('page.sameAsPreview')}</List.Item>
          <List.Item>{t('page.selectable')}</List.Item>
        </List>
      </div>
      <Paper shadow="lg" radius="sm" className={classes.sheet}>
        <FirstPage uuid={resume.uuid} updatedAt={updatedAt} label={t('page.preview')} asDownloaded />
      </Paper>
    </div>
  );
}

/** Goes on with the download that the visitor was sent to register for, once; going back here does not start it again. */
function useContinuedDownload(start: () => void): void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isAsked = query.has('action');
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!isAsked || hasStarted.current) return;
    hasStarted.current = true;
    const begin = async () => {
      await navigate('.', { replace: true });
      start();
    };
    void begin();
  });
}
