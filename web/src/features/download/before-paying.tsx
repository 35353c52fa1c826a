import { checkResume } from '@kreda/document/kinds/resume/checks/check-resume';
import { isBlankResume } from '@kreda/document/kinds/resume/compose/blank-sections';
import { Anchor, Paper, Skeleton, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { path } from '../../lib/path.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { ResumeTitles } from '../resume/editor/section-titles.tsx';
import { AllPages, PagesFailure } from './all-pages.tsx';
import classes from './before-paying.module.css';
import { FindingList } from './checks/finding-list.tsx';
import { useT as useChecksT } from './checks/messages.ts';
import { useMend } from './checks/use-mend.ts';
import { useVersionCheck } from './checks/use-version-check.ts';
import { isVersionToMend } from './checks/version-findings.tsx';
import { DownloadPanel } from './download-panel.tsx';
import { FillInButton } from './fill-in-button.tsx';
import { useT } from './messages.ts';
import { ReadBackView } from './read-back/read-back-view.tsx';
import { useReadBack } from './read-back/use-read-back.ts';
import tones from './tones.module.css';
import { asDownloaded, useDownloadedPages } from './use-downloaded-pages.ts';

const READ_BACK_ID = 'read-back';

/** All possible titles of the screen after the checks. */
const TITLES = ['page.checkTitle', 'page.misreadTitle', 'page.title'] as const;

type Stored = Outputs['resume']['get'];

/** Everything to know before paying: pages, checks and price. For an empty resume only a link to fill it in. */
export function BeforePaying({ stored }: { stored: Stored }) {
  const t = useT();
  const { resume } = stored;
  const isBlank = useMemo(() => isBlankResume(resume), [resume]);
  if (!isBlank)
    return (
      <ResumeTitles resume={resume}>
        <CheckedResume stored={stored} />
      </ResumeTitles>
    );
  return (
    <div className={classes.page}>
      <Header uuid={resume.uuid} titles={[t('page.emptyTitle')]} lead={t('page.emptyLead')}>
        <FillInButton resume={resume} />
      </Header>
    </div>
  );
}

/** All pages, findings, the price, and what software reads. */
function CheckedResume({ stored }: { stored: Stored }) {
  const { resume, updatedAt } = stored;
  const isAnonymous = stored.viewKind === 'anonymous';
  const t = useT();
  const checksT = useChecksT();
  const pages = useDownloadedPages(resume, updatedAt);
  const reading = useReadBack(resume);
  const mending = useMend(resume);
  const version = useVersionCheck(stored);
  const { typeset } = pages;
  const comparison = reading.readBack?.comparison ?? null;
  const findings = useMemo(
    () => typeset && checkResume({ resume: asDownloaded(resume), pages: typeset.layout, comparison, isAnonymous }),
    [resume, typeset, comparison, isAnonymous],
  );
  const isMisread =
    findings?.some((finding) => finding.kind === 'read-differently' && finding.misread !== null) ?? false;
  // The title says "ready" only after all checks are done.
  const isUnknown = findings === null || (comparison === null && !reading.isFailed);
  const hasToMend = isUnknown || isVersionToMend(version) || findings.some(({ severity }) => severity === 'must-look');
  const first: (typeof TITLES)[number] = isMisread ? 'page.misreadTitle' : hasToMend ? 'page.checkTitle' : 'page.title';
  const others = TITLES.filter((other) => other !== first);

  return (
    <div className={`${classes.page} ${tones.tones}`}>
      <Header
        uuid={resume.uuid}
        titles={[first, ...others].map((one) => t(one))}
        lead={t(stored.viewKind === 'variant' ? 'page.leadVariant' : 'page.lead')}
      />
      <div className={classes.main}>
        {pages.isFailed && !typeset ? (
          <PagesFailure retry={pages.retry} />
        ) : (
          <FindingList
            resume={asDownloaded(resume)}
            findings={findings}
            reading={reading}
            mending={mending}
            version={version}
            readBackId={READ_BACK_ID}
          />
        )}
        {typeset && <AllPages pages={typeset.pages} />}
        {/* As high as the window, so that content below is not visible and then moved when the pages are loaded. */}
        {!typeset && !pages.isFailed && (
          <Skeleton className={classes.skeleton} role="status" aria-label={checksT('pages.loading')} />
        )}
      </div>
      <DownloadPanel resume={resume} isMisread={isMisread} isAnonymous={isAnonymous} />
      {(typeset || pages.isFailed) && (
        <Paper component="section" id={READ_BACK_ID} className={classes.reading} aria-labelledby="reading-title">
          <Title order={2} size="h4" id="reading-title" mb={4}>
            {checksT('readBack.title')}
          </Title>
          <ReadBackView uuid={resume.uuid} language={resume.language} reading={reading} />
        </Paper>
      )}
    </div>
  );
}

interface HeaderProps {
  uuid: string;
  /** The title, then others that may replace it. The header is as high as the highest, so that nothing moves. */
  titles: readonly string[];
  lead: string;
  children?: ReactNode;
}

function Header({ uuid, titles, lead, children }: HeaderProps) {
  const t = useT();
  return (
    <header className={classes.header}>
      <Anchor component={Link} to={path('cv-creator', { id: uuid })} size="sm" c="dimmed" className={classes.back}>
        <IconArrowLeft size={16} aria-hidden />
        {t('page.edit')}
      </Anchor>
      <Title order={1} className={classes.titles}>
        {titles.map((title, index) => (
          <span key={title} aria-hidden={index > 0 || undefined}>
            {title}
          </span>
        ))}
      </Title>
      <Text c="dimmed" mt="xs">
        {lead}
      </Text>
      {children}
    </header>
  );
}
