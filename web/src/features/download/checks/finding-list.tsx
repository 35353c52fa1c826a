import type { Finding } from '@kreda/document/kinds/resume/checks/finding';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { Button, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconBulb, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Reading } from '../read-back/use-read-back.ts';
import { EmptySectionLinks } from './empty-section-links.tsx';
import classes from './finding-list.module.css';
import { useT } from './messages.ts';
import { placePath } from './place-path.ts';
import { ReadingLine } from './reading-line.tsx';
import { useFindingText } from './use-finding-text.ts';
import type { MendControl } from './use-mend.ts';
import type { VersionCheck } from './use-version-check.ts';
import { countVersionFindings, VersionFindings } from './version-findings.tsx';
import { VersionLine } from './version-line.tsx';

interface FindingListProps {
  resume: Resume;
  /** Null while the checks run. */
  findings: readonly Finding[] | null;
  /** The result of reading back. It is loaded later than the other findings and has a line of its own at the end. */
  reading: Reading;
  mending: MendControl;
  /** What waits in a language version. Its findings come first. */
  version: VersionCheck;
  /** The id of the element on this page that shows the comparison. */
  readBackId: string;
}

/** The findings of the checks, each with a button that mends it or opens its field. */
export function FindingList({ resume, findings, reading, mending, version, readBackId }: FindingListProps) {
  const t = useT();
  const card = useRef<HTMLElement>(null);
  const { uuid } = resume;
  const older = findings?.find((finding) => finding.kind === 'older-template');
  // A newer version of the template is an offer: a good CV is clean without it.
  const counted = findings?.filter((finding) => finding !== older) ?? null;
  const isRead = reading.readBack !== null;
  const isUnread = !isRead && reading.isFailed;
  const isVersionKnown = version.waiting !== null || Boolean(version.error);
  const ofVersion = countVersionFindings(version);
  const count = (counted?.length ?? 0) + ofVersion;
  // "Clean" needs the result of reading back too.
  const isKnown = counted !== null && isVersionKnown && (isRead || isUnread || count > 0);
  const isEmpty = isKnown && count === 0;
  const isClean = isEmpty && isRead;
  const rows = counted?.filter(({ kind }) => kind !== 'read-differently') ?? [];
  return (
    <section
      ref={card}
      className={classes.card}
      aria-labelledby="checks-title"
      tabIndex={-1}
      data-clean={isClean || undefined}
    >
      <div className={classes.head}>
        <Title order={2} size="h4" id="checks-title">
          {t('title')}
        </Title>
        <p role="status" className={classes.summary}>
          {!isKnown && (
            <>
              <Spinner size={18} />
              {t('checking')}
            </>
          )}
          {isClean && (
            <>
              <IconCircleCheck size={20} aria-hidden className={classes.clean} />
              {t('clean')}
            </>
          )}
          {isEmpty && isUnread && (
            <>
              <IconInfoCircle size={20} aria-hidden />
              {t('unread')}
            </>
          )}
          {isKnown && !isEmpty && t('found', { count })}
        </p>
      </div>
      <OutcomeLine mending={mending} />
      {ofVersion + rows.length > 0 && (
        <ul className={classes.list}>
          <VersionFindings uuid={uuid} check={version} />
          {rows.map((finding) => (
            <li key={keyOf(finding)} className={classes.finding} data-severity={finding.severity}>
              <FindingRow uuid={uuid} finding={finding} mending={mending} />
            </li>
          ))}
        </ul>
      )}
      {findings !== null && (
        <ReadingLine
          finding={findings.find(({ kind }) => kind === 'read-differently')}
          reading={reading}
          readBackId={readBackId}
        />
      )}
      {older && (
        <VersionLine
          resume={resume}
          finding={older}
          isMending={mending.isMending}
          onMove={(version) => {
            // The line goes away with the older version.
            card.current?.focus();
            void mending.switchVersion(version);
          }}
        />
      )}
    </section>
  );
}

interface FindingRowProps extends Pick<FindingListProps, 'mending'> {
  uuid: string;
  finding: Finding;
}

function FindingRow({ uuid, finding, mending }: FindingRowProps) {
  const t = useT();
  const { text, mend } = useFindingText()(finding);
  const isSeveral = finding.kind === 'empty-sections' && finding.sections.length > 1;
  const isSevere = finding.severity === 'must-look';
  const Icon = isSevere ? IconAlertTriangle : IconBulb;
  return (
    <>
      <Icon size={20} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <span className={classes.severity}>{t(isSevere ? 'mustLook' : 'suggestion')}</span>
        <Text component="p" m={0}>
          {isSeveral ? <EmptySectionLinks uuid={uuid} sections={finding.sections} /> : text}
        </Text>
      </div>
      {finding.kind === 'short-last-page' ? (
        <Button
          size="sm"
          className={classes.mend}
          loading={mending.isMending}
          onClick={() => void mending.fit(finding.maxPages)}
        >
          {mend}
        </Button>
      ) : (
        finding.place &&
        !isSeveral && (
          <Button
            component={Link}
            to={placePath(uuid, finding.place)}
            size="sm"
            variant="default"
            className={classes.mend}
          >
            {mend}
          </Button>
        )
      )}
    </>
  );
}

function OutcomeLine({ mending: { outcome, isMending, undo } }: { mending: MendControl }) {
  const t = useT();
  return (
    <div aria-live="polite">
      {outcome && (
        <div className={classes.outcome} data-refused={outcome.kind === 'too-long' || undefined}>
          <span>
            {outcome.kind === 'fitted' && t('lastPage.fitted', { pages: outcome.pageCount })}
            {outcome.kind === 'switched' && t('template.switched')}
            {outcome.kind === 'undone' && t('lastPage.undone')}
            {outcome.kind === 'too-long' && t('lastPage.tooLong')}
          </span>
          {(outcome.kind === 'fitted' || outcome.kind === 'switched') && (
            <Button size="compact-sm" variant="subtle" loading={isMending} onClick={() => void undo()}>
              {t('lastPage.undo')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function keyOf({ kind, place, ...rest }: Finding): string {
  return [kind, place?.section, place?.entryId, place?.field, 'text' in rest ? rest.text : ''].join('/');
}
