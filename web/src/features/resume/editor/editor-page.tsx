import { sectionName } from '@kreda/document/kinds/resume/model/section-names';
import type { SectionSlug } from '@kreda/document/kinds/resume/model/sections';
import { headOf } from '@kreda/site/route-titles';
import { matchPath, routeOf } from '@kreda/site/routes';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { usePageEntry } from '../../../lib/page-entry.ts';
import { path } from '../../../lib/path.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { FailedPage } from '../../../ui/failed-page.tsx';
import { LoadingScreen } from '../../../ui/loading-screen.tsx';
import { ResumeProvider } from '../state/resume-context.tsx';
import { useResumeLanguage } from '../use-resume-language.ts';
import { EditorShell } from './editor-shell.tsx';
import { useT } from './messages.ts';
import { prefetchStep } from './prefetch.ts';
import { EditedTitles } from './section-titles.tsx';

/** The step in the address. */
function useStep(): SectionSlug | 'sectionsEnabled' {
  const match = matchPath(useLocation().pathname);
  const step = match ? routeOf(match.name).step : undefined;
  return (step ?? 'personal-data') as SectionSlug | 'sectionsEnabled';
}

/**
 * Puts the step into the page's title. A section of the user's own has its general name there: what the user typed must not reach
 * analytics, which records titles.
 */
function useStepTitle(step: SectionSlug | 'sectionsEnabled'): void {
  const t = useT();
  const language = useLanguage();
  const name = step === 'sectionsEnabled' ? t(step) : sectionName(step, language);
  usePageEntry({ state: 'there', title: `${name} – ${headOf('editor', language).title}` });
}

/** The editor of one resume: the step in the address and the live preview. */
export function EditorPage() {
  const t = useT();
  const { id } = useParams();
  const step = useStep();
  const isFetched = (useLocation().state as { isFetched?: boolean } | null)?.isFetched === true;
  useEffect(() => prefetchStep(step), [step]);
  useStepTitle(step);
  const stored = trpc.resume.get.useQuery(
    { uuid: id! },
    { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  // While a user translates a CV, the interface keeps its language.
  useResumeLanguage(stored.data?.viewKind === 'language' ? undefined : stored.data?.resume.language);
  // The cached resume may be older than what this page has just saved. The list of versions and an import have just fetched the newest one.
  const isFresh = stored.isFetchedAfterMount || isFetched;
  if (stored.isPending || !(isFresh || stored.isError)) return <LoadingScreen message={t('loading')} />;
  if (!stored.data) {
    return (
      <FailedPage message={<ErrorMessage error={stored.error} />}>
        <Button component={Link} to={path('my-documents')}>
          {t('gone.documents')}
        </Button>
      </FailedPage>
    );
  }
  return (
    <ResumeProvider stored={stored.data}>
      <EditedTitles>
        <EditorShell step={step} viewKind={stored.data.viewKind} />
      </EditedTitles>
    </ResumeProvider>
  );
}
