import { checkResume } from '@kreda/document/checks/check-resume';
import { isBlankResume } from '@kreda/document/compose/blank-sections';
import { Anchor, Paper, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { path } from '../../app/routes.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { AllPages } from './all-pages.tsx';
import classes from './before-paying.module.css';
import { FindingList } from './checks/finding-list.tsx';
import { useT as useChecksT } from './checks/messages.ts';
import { useMend } from './checks/use-mend.ts';
import { DownloadPanel } from './download-panel.tsx';
import { useT } from './messages.ts';
import { ReadBackView } from './read-back/read-back-view.tsx';
import { useReadBack } from './read-back/use-read-back.ts';
import tones from './tones.module.css';
import { asDownloaded, useDownloadedPages } from './use-downloaded-pages.ts';

const READ_BACK_ID = 'read-back';

/** All that somebody wants to know before paying: every page, what should be mended, what it costs, and what software reads. */
export function BeforePaying({ stored }: { stored: Outputs['resume']['get'] }) {
  const t = useT();
  const checksT = useChecksT();
  const { resume, updatedAt } = stored;
  const isBlank = useMemo(() => isBlankResume(resume), [resume]);
  const pages = useDownloadedPages(resume, updatedAt);
  const reading = useReadBack(resume, !isBlank);
  const mending = useMend(resume);
  const { typeset } = pages;
  const comparison = reading.readBack?.comparison ?? null;
  const findings = useMemo(
    () => typeset && checkResume({ resume: asDownloaded(resume), pages: typeset.layout, comparison }),
    [resume, typeset, comparison],
  );
  const hasToMend = findings?.some(({ severity }) => severity === 'must-look') ?? false;
  const title = isBlank ? 'page.emptyTitle' : hasToMend ? 'page.checkTitle' : 'page.title';

  return (
    <div className={`${classes.page} ${tones.tones}`}>
      <header className={classes.header}>
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
        <Title order={1}>{t(title)}</Title>
        <Text c="dimmed" mt="xs">
          {t(isBlank ? 'page.emptyLead' : 'page.lead')}
        </Text>
      </header>
      <div className={classes.main}>
        {!isBlank && (
          <FindingList
            uuid={resume.uuid}
            // What was read is part of the answer: a CV is called clean when all is known.
            findings={findings && (comparison || reading.isFailed || findings.length > 0) ? findings : null}
            isUnread={comparison === null && reading.isFailed}
            mending={mending}
            readBackId={READ_BACK_ID}
          />
        )}
        <AllPages {...pages} />
      </div>
      <DownloadPanel resume={resume} isBlank={isBlank} />
      {!isBlank && (
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
