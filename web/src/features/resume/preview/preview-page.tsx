import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useCallback } from 'react';
import { Link, useParams } from 'react-router';
import { completeAnswer } from '../../../lib/complete-answer.ts';
import { path } from '../../../lib/path.ts';
import { trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { FailedPage } from '../../../ui/failed-page.tsx';
import { LoadingScreen } from '../../../ui/loading-screen.tsx';
import { useT } from '../editor/messages.ts';
import { useResumeLanguage } from '../use-resume-language.ts';
import { ghostSamples, sampledParts } from './ghost-samples.ts';
import { Preview } from './preview.tsx';
import classes from './preview-page.module.css';
import { usePages } from './use-pages.ts';

/** The resume's pages without the editor. */
export function PreviewPage() {
  const t = useT();
  const { id } = useParams();
  const stored = trpc.resume.get.useQuery({ uuid: id! }, { select: completeAnswer });
  useResumeLanguage(stored.data?.resume.language);
  if (stored.isPending) return <LoadingScreen message={t('loading')} />;
  if (!stored.data)
    return (
      <FailedPage message={errorText(stored.error)}>
        <Button component={Link} to={path('my-documents')}>
          {t('gone.documents')}
        </Button>
      </FailedPage>
    );
  return <ReadOnlyPages resume={stored.data.resume} />;
}

function ReadOnlyPages({ resume }: { resume: Resume }) {
  const t = useT();
  const { pages, isFailed, retry } = usePages(resume);
  const sampled = sampledParts(resume);
  const decorate = useCallback((page: ShadowRoot) => ghostSamples(page, sampled), [sampled]);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{resume.name || t('previewPage.title')}</h1>
        <Button
          component={Link}
          to={path('cv-creator', { id: resume.uuid })}
          variant="default"
          leftSection={<IconPencil size={17} aria-hidden />}
        >
          {t('previewPage.edit')}
        </Button>
      </header>
      <Preview
        pages={pages}
        paper={resume.pageSetup.paper}
        isFailed={isFailed}
        onRetry={retry}
        decorate={decorate}
        note={sampled === '' ? undefined : t('demo')}
      />
    </div>
  );
}
