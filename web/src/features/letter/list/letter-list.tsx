import { ActionIcon, Button, Menu, Text, Title } from '@mantine/core';
import { IconCopy, IconDots, IconDownload, IconSend, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '../../../lib/format-date.ts';
import { useUser } from '../../../lib/site.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { RestoreButton } from '../../../ui/restore-button.tsx';
import { LazySentDialog } from '../../download/sent/lazy-sent-dialog.tsx';
import { useT as useSentT } from '../../download/sent/messages.ts';
import { letterPath } from '../letter-steps.ts';
import { useT } from '../messages.ts';
import { useLetterDownload } from '../use-letter-download.ts';
import classes from './letter-list.module.css';
import { useLetterTrash } from './use-letter-trash.ts';

type ListedLetter = Outputs['letter']['list'][number];
type ListedResume = Pick<Outputs['resume']['list'][number], 'uuid' | 'name'>;

interface LetterListProps {
  resumes: readonly ListedResume[];
  /** What a resume without a name is called. */
  untitled: string;
}

/** The owner's letters with their resumes, and below them the removed ones. Nothing while there are none. */
export function LetterList({ resumes, untitled }: LetterListProps) {
  const t = useT();
  const letters = trpc.letter.list.useQuery();
  const removed = trpc.letter.trash.useQuery();
  if (!letters.data?.length && !removed.data?.length) return null;
  const nameOfResume = (uuid: string) => resumes.find((resume) => resume.uuid === uuid)?.name || untitled;
  return (
    <section className={classes.letters} aria-labelledby="letters">
      <Title order={2} size="h3" id="letters">
        {t('list.title')}
      </Title>
      <Text c="dimmed" size="sm" mt={4}>
        {t('list.lead')}
      </Text>
      <ul className={classes.list}>
        {letters.data?.map((letter) => (
          <LetterItem key={letter.uuid} letter={letter} resumeName={nameOfResume(letter.resumeUuid)} />
        ))}
      </ul>
      {!!removed.data?.length && <RemovedLetters letters={removed.data} />}
    </section>
  );
}

function useLetterName(): (letter: Pick<ListedLetter, 'name' | 'subject' | 'organisation'>) => string {
  const t = useT();
  return ({ name, subject, organisation }) =>
    name || [t('title'), organisation || subject].filter((part) => part !== '').join(': ');
}

function LetterItem({ letter, resumeName }: { letter: ListedLetter; resumeName: string }) {
  const t = useT();
  const name = useLetterName()(letter);
  const { remove, duplicate } = useLetterTrash();
  const { download, isRunning } = useLetterDownload(letter.resumeUuid);
  const sentT = useSentT();
  const { isLoggedIn } = useUser();
  const [isShowingSent, setShowingSent] = useState(false);
  return (
    <li className={classes.item}>
      <div className={classes.names}>
        <Link className={classes.name} to={letterPath(letter.uuid)}>
          {name}
        </Link>
        <span className={classes.facts}>
          {t('list.forResume', { name: resumeName })} · {formatDateTime(new Date(letter.updatedAt))}
        </span>
      </div>
      <div className={classes.actions}>
        <Button component={Link} to={letterPath(letter.uuid)} variant="default" size="sm">
          {t('list.edit')}
        </Button>
        <Button
          variant="light"
          size="sm"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={`${t('download')}: ${name}`}
          disabled={isRunning}
          onClick={() => void download(letter.uuid)}
        >
          {t('downloadShort')}
        </Button>
        <Menu position="bottom-end" shadow="md" radius="md" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('list.more', { name })}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {isLoggedIn && (
              <Menu.Item leftSection={<IconSend size={16} />} onClick={() => setShowingSent(true)}>
                {sentT('title')}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => duplicate(letter.uuid)}>
              {t('list.duplicate')}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item color="red.9" leftSection={<IconTrash size={16} />} onClick={() => remove(letter.uuid)}>
              {t('list.remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      {isShowingSent && <LazySentDialog resumeUuid={letter.resumeUuid} onClose={() => setShowingSent(false)} />}
    </li>
  );
}

function RemovedLetters({ letters }: { letters: Outputs['letter']['trash'] }) {
  const t = useT();
  const nameOf = useLetterName();
  const { restore } = useLetterTrash();
  return (
    <details className={classes.removed}>
      <summary>{t('list.trash')}</summary>
      <ul className={classes.list}>
        {letters.map((letter) => (
          <li key={letter.uuid} className={classes.item}>
            <div className={classes.names}>
              <span>{nameOf(letter)}</span>
              <span className={classes.facts}>
                {t('list.until', { date: formatDateTime(new Date(letter.restorableUntil)) })}
              </span>
            </div>
            <RestoreButton
              label={t('list.restoreNamed', { name: nameOf(letter) })}
              onClick={() => restore(letter.uuid)}
            >
              {t('list.restore')}
            </RestoreButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
