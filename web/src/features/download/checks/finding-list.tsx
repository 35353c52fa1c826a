import type { Finding } from '@kreda/document/checks/finding';
import { Button, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconBulb, IconCircleCheck, IconInfoCircle, IconLoader2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './finding-list.module.css';
import { useT } from './messages.ts';
import { placePath } from './place-path.ts';
import { useFindingText } from './use-finding-text.ts';
import type { MendControl } from './use-mend.ts';

interface FindingListProps {
  uuid: string;
  /** Null while the checks run. */
  findings: readonly Finding[] | null;
  /** True where the PDF could not be read: what a program finds in it is not among the findings. */
  isUnread: boolean;
  mending: MendControl;
  /** Where the comparison with what was read stands on this page. */
  readBackId: string;
}

/** What is worth a look before the CV is sent, each with the one click that mends it or leads there. */
export function FindingList({ uuid, findings, isUnread, mending, readBackId }: FindingListProps) {
  const t = useT();
  const isEmpty = findings?.length === 0;
  const isClean = isEmpty && !isUnread;
  return (
    <section className={classes.card} aria-labelledby="checks-title" data-clean={isClean || undefined}>
      <div className={classes.head}>
        <Title order={2} size="h4" id="checks-title">
          {t('title')}
        </Title>
        <p role="status" className={classes.summary}>
          {findings === null && (
            <>
              <IconLoader2 size={18} aria-hidden className={classes.turning} />
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
          {findings !== null && !isEmpty && t('found', { count: findings.length })}
        </p>
      </div>
      <OutcomeLine mending={mending} />
      {findings !== null && findings.length > 0 && (
        <ul className={classes.list}>
          {findings.map((finding) => (
            <li key={keyOf(finding)} className={classes.finding} data-severity={finding.severity}>
              <FindingRow uuid={uuid} finding={finding} mending={mending} readBackId={readBackId} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface FindingRowProps extends Omit<FindingListProps, 'findings' | 'isUnread'> {
  finding: Finding;
}

function FindingRow({ uuid, finding, mending, readBackId }: FindingRowProps) {
  const t = useT();
  const { text, mend } = useFindingText()(finding);
  const isSevere = finding.severity === 'must-look';
  const Icon = isSevere ? IconAlertTriangle : IconBulb;
  return (
    <>
      <Icon size={20} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <span className={classes.severity}>{t(isSevere ? 'mustLook' : 'suggestion')}</span>
        <Text component="p" m={0}>
          {text}
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
      ) : finding.kind === 'older-template' ? (
        <Button
          size="sm"
          className={classes.mend}
          loading={mending.isMending}
          onClick={() => void mending.switchVersion(finding.version)}
        >
          {mend}
        </Button>
      ) : finding.place ? (
        <Button
          component={Link}
          to={placePath(uuid, finding.place)}
          size="sm"
          variant="default"
          className={classes.mend}
        >
          {mend}
        </Button>
      ) : (
        <Button component="a" href={`#${readBackId}`} size="sm" variant="default" className={classes.mend}>
          {mend}
        </Button>
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
