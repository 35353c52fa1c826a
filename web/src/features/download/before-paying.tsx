import { checkResume } from '@kreda/document/checks/check-resume';
import { isBlankResume } from '@kreda/document/compose/blank-sections';
import { Anchor, Paper, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { path } from '../../app/routes.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { AllPages } from './all-pages.tsx';
import classes from './before-paying.module.css';
import { FindingList } from './checks/finding-list.tsx';
import { useT as useChecksT } from './checks/messages.ts';
import { useMend } from './checks/use-mend.ts';
import { DownloadPanel } from './download-panel.tsx';
import { FillIn } from './fill-in.tsx';
import { useT } from './messages.ts';
import { ReadBackView } from './read-back/read-back-view.tsx';
import { useReadBack } from './read-back/use-read-back.ts';
import tones from './tones.module.css';
import { asDownloaded, useDownloadedPages } from './use-downloaded-pages.ts';

const READ_BACK_ID = 'read-back';

type Stored = Outputs['resume']['get'];

/** All that somebody wants to know before paying; for an empty CV the way to fill it in, and nothing else. */
export function BeforePaying({ stored }: { stored: Stored }) {
  const t = useT();
  const { resume } = stored;
  const isBlank = useMemo(() => isBlankResume(resume), [resume]);
  if (!isBlank) return <Checked stored={stored} />;
  return (
    <div className={classes.page}>
      <Header uuid={resume.uuid} title={t('page.emptyTitle')} lead={t('page.emptyLead')}>
        <FillIn resume={resume} />
      </Header>
    </div>
  );
}

/** Every page, what should be mended, what it costs, and what software reads. */
function Checked({ stored: { resume, updatedAt } }: { stored: Stored }) {
  const t = useT();
  const checksT = useChecksT();
  const pages = useDownloadedPages(resume, updatedAt);
  const reading = useReadBack(resume);
  const mending = useMend(resume);
  const { typeset } = pages;
  const comparison = reading.readBack?.comparison ?? null;
  const findings = useMemo(
    () => typeset && checkResume({ resume: asDownloaded(resume), pages: typeset.layout, comparison }),
    [resume, typeset, comparison],
  );
  const hasToMend = findings?.some(({ severity }) => severity === 'must-look') ?? false;

  return (
    <div className={`${classes.page} ${tones.tones}`}>
      <Header uuid={resume.uuid} title={t(hasToMend ? 'page.checkTitle' : 'page.title')} lead={t('page.lead')} />
      <div className={classes.main}>
        <FindingList
          uuid={resume.uuid}
          // What was read is part of the answer: a CV is called clean when all is known.
          findings={findings && (comparison || reading.isFailed || findings.length > 0) ? findings : null}
          isUnread={comparison === null && reading.isFailed}
          mending={mending}
          readBackId={READ_BACK_ID}
        />
        <AllPages {...pages} />
      </div>
      <DownloadPanel resume={resume} />
      <Paper component="section" id={READ_BACK_ID} className={classes.reading} aria-labelledby="reading-title">
        <Title order={2} size="h4" id="reading-title" mb={4}>
          {checksT('readBack.title')}
        </Title>
        <ReadBackView uuid={resume.uuid} language={resume.language} reading={reading} />
      </Paper>
    </div>
  );
}

interface HeaderProps {
  uuid: string;
  title: string;
  lead: string;
  children?: ReactNode;
}

function Header({ uuid, title, lead, children }: HeaderProps) {
  const t = useT();
  return (
    <header className={classes.header}>
      <Anchor component={Link} to={path('cv-creator', { id: uuid })} size="sm" c="dimmed" className={classes.back}>
        <IconArrowLeft size={16} aria-hidden />
        {t('page.edit')}
      </Anchor>
      <Title order={1}>{title}</Title>
      <Text c="dimmed" mt="xs">
        {lead}
      </Text>
      {children}
    </header>
  );
}
