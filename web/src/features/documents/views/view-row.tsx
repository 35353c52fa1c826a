import { LANGUAGE_NAMES } from '@kreda/site/languages';
import { Badge, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime } from '../../../lib/format-date.ts';
import { path } from '../../../lib/path.ts';
import type { Outputs } from '../../../lib/trpc.ts';
import { FirstPage } from '../../resume/preview/first-page.tsx';
import { useT as useDocumentsT } from '../messages.ts';
import { ResumeMenu } from '../resume-menu.tsx';
import type { StoredResume } from '../stored-resume.ts';
import { useT } from './messages.ts';
import classes from './view-row.module.css';

/** A view's counts and offer; undefined while they load. */
export type ListedView = Outputs['resume']['views']['views'][number];

/** A language version or a variant below its original: its page, what it is for, and what is to be done in it. */
export function ViewRow({ resume, listed }: { resume: StoredResume; listed: ListedView | undefined }) {
  const t = useDocumentsT();
  const { uuid, updatedAt } = resume;
  const name = resume.name || t('untitled');
  const offer = [listed?.offer?.title, listed?.offer?.company].filter(Boolean).join(' · ');
  const purpose = resume.viewKind === 'language' ? LANGUAGE_NAMES[resume.language] : offer;
  return (
    <article className={classes.row} aria-label={name}>
      <Link to={path('cv-creator', { id: uuid })} className={classes.page} aria-label={t('editNamed', { name })}>
        <FirstPage uuid={uuid} updatedAt={updatedAt} label={t('page', { name })} />
      </Link>
      <div className={classes.words}>
        <h4 className={classes.name} title={name}>
          {name}
        </h4>
        {purpose && (
          <Text size="xs" className={classes.purpose}>
            {purpose}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {t('modified', { date: formatDateTime(new Date(updatedAt)) })}
        </Text>
        {listed && <Counts listed={listed} />}
      </div>
      <ResumeMenu resume={resume} withDownload />
    </article>
  );
}

function Counts({ listed }: { listed: ListedView }) {
  const t = useT();
  const counts = [
    { text: 'stale', count: listed.staleCount, color: 'orange' },
    { text: 'unapplied', count: listed.unappliedCount, color: 'orange' },
    { text: 'untranslated', count: listed.untranslatedCount, color: 'gray' },
  ] as const;
  const shown = counts.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <div className={classes.counts}>
      {shown.map(({ text, count, color }) => (
        <Badge key={text} variant="light" color={color} size="sm" radius="sm" tt="none" className={classes.count}>
          {t(text, { count })}
        </Badge>
      ))}
    </div>
  );
}
