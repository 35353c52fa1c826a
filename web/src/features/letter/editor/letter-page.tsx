import { headOf } from '@kreda/site/route-titles';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { completeAnswer } from '../../../lib/complete-answer.ts';
import { usePageEntry } from '../../../lib/page-entry.ts';
import { path } from '../../../lib/path.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { FailedPage } from '../../../ui/failed-page.tsx';
import { LoadingScreen } from '../../../ui/loading-screen.tsx';
import { stepOfSlug } from '../letter-steps.ts';
import { useT } from '../messages.ts';
import { LetterProvider } from '../state/letter-context.tsx';
import { LetterShell } from './letter-shell.tsx';
import { prefetchLetterEditor } from './prefetch-letter-editor.ts';

/** The stored versions must be fresh: the cached ones may be older than what was just saved, in this editor or in the resume's. */
const FRESH = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** The editor of one letter: the step in the address and the live preview. */
export function LetterPage() {
  const t = useT();
  const language = useLanguage();
  const { id, slug } = useParams();
  const step = stepOfSlug(slug) ?? 'recipient';
  usePageEntry({
    state: 'there',
    title: `${t(`stepNames.${step}`)} – ${t('title')} – ${headOf('myDocuments', language).title}`,
  });
  useEffect(prefetchLetterEditor, []);
  const stored = trpc.letter.get.useQuery({ uuid: id! }, FRESH);
  const resumeUuid = stored.data?.letter.resumeUuid;
  const resume = trpc.resume.get.useQuery(
    { uuid: resumeUuid ?? '' },
    { ...FRESH, enabled: resumeUuid !== undefined, select: completeAnswer },
  );
  const error = stored.error ?? resume.error;
  if (error)
    return (
      <FailedPage message={<ErrorMessage error={error} />}>
        <Button component={Link} to={path('my-documents')}>
          {headOf('myDocuments', language).title}
        </Button>
      </FailedPage>
    );
  if (!stored.data || !resume.data || !stored.isFetchedAfterMount || !resume.isFetchedAfterMount)
    return <LoadingScreen message={t('loading')} />;
  return (
    <LetterProvider stored={stored.data} resume={resume.data.resume}>
      <LetterShell step={step} />
    </LetterProvider>
  );
}
