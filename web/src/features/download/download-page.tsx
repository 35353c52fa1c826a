import { blankSections, isBlankResume } from '@kreda/document/compose/blank-sections';
import { Anchor, Button, List, Paper, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCheck, IconDownload } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { path } from '../../app/routes.ts';
import { translateWording } from '../../i18n/wording.ts';
import { errorWording } from '../../lib/api-error.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { CentredPage } from '../../ui/centred-page.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { FirstPage } from '../documents/first-page.tsx';
import { routeOfStep } from '../resume/editor/steps.ts';
import { useStepName } from '../resume/editor/steps-navigation.tsx';
import classes from './download-page.module.css';
import { useT } from './messages.ts';
import { RenameForm, type RenameHandle } from './rename-form.tsx';
import { suggestedName } from './suggested-name.ts';
import { useDownload } from './use-download.ts';

/** The wizard's last screen: name the CV, download it. Reached after logging in with the download action, it goes on by itself. */
export function DownloadPage() {
  const t = useT();
  const { id } = useParams();
  const stored = trpc.resume.get.useQuery({ uuid: id! }, { staleTime: 0 });
  // What the cache knows is what the editor began with: a CV that has been filled in since would still be empty here.
  if (stored.fetchStatus === 'paused') return <LoadingScreen message={t('page.offline')} />;
  if (stored.isPending || !(stored.isFetchedAfterMount || stored.isError))
    return <LoadingScreen message={t('page.loading')} />;
  if (stored.data) return <ReadyDownload stored={stored.data} />;
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
  const nameOf = useStepName();
  const isBlank = useMemo(() => isBlankResume(resume), [resume]);
  const blank = useMemo(() => blankSections(resume), [resume]);
  const [firstBlank = 'personal-data'] = blank;
  const naming = useRef<RenameHandle>(null);
  const [isNaming, setNaming] = useState(false);
  // The file is named as the field says, whether or not its own button was pressed.
  const start = async () => {
    setNaming(true);
    const isNamed = (await naming.current?.flush()) ?? true;
    setNaming(false);
    if (isNamed) await download(resume.uuid);
  };
  useContinuedDownload(() => !isBlank && start());

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
        <Title order={1}>{t(isBlank ? 'page.emptyTitle' : 'page.title')}</Title>
        <Text c="dimmed" mt="xs" mb="xl">
          {t(isBlank ? 'page.emptyLead' : 'page.lead')}
        </Text>
        {isBlank && (
          <Button
            component={Link}
            to={path(routeOfStep(firstBlank), { id: resume.uuid })}
            rightSection={<IconArrowRight size={18} aria-hidden />}
            mb="xl"
          >
            {t('page.fillIn', { section: nameOf(firstBlank) })}
          </Button>
        )}
        <RenameForm ref={naming} uuid={resume.uuid} name={resume.name} suggestion={suggestedName(resume)} savesOnBlur />
        <Button
          size="lg"
          mt="xl"
          fullWidth
          leftSection={<IconDownload size={20} />}
          loading={isGoing || isNaming}
          disabled={isBlank}
          onClick={start}
        >
          {t('page.download')}
        </Button>
        {!isBlank && blank.length > 0 && (
          <Text c="dimmed" size="sm" mt="sm">
            {t('page.leftOut', { sections: blank.map(nameOf).join(', ') })}
          </Text>
        )}
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
function useContinuedDownload(start: () => unknown): void {
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
