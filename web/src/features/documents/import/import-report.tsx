import { IMPORT_FORMATS, type ImportFormat } from '@kreda/document/kinds/resume/formats/import/import-format';
import type { ImportNote } from '@kreda/document/kinds/resume/formats/intake/import-note';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { isFieldEmpty } from '@kreda/document/kinds/resume/model/section';
import { customTitles, sectionName } from '@kreda/document/kinds/resume/model/section-names';
import { SECTION_SLUGS, type SectionSlug } from '@kreda/document/kinds/resume/model/sections';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { useT as useDocumentsT } from '../messages.ts';
import classes from './import-report.module.css';
import { type JoinedNote, joinNotes } from './join-notes.ts';
import { useT } from './messages.ts';
import type { ImportOutcome } from './use-import.ts';

/** Notes about what the person has written. */
type PersonalNote = Exclude<ImportNote['kind'], 'technical'>;

type GroupedNote = JoinedNote & { kind: PersonalNote };

/** Where the text of a note is now. */
const GROUPS = {
  elsewhere: ['moved', 'split', 'not-a-date'],
  unused: ['left-out', 'unknown', 'photo'],
} as const satisfies Record<string, readonly PersonalNote[]>;
type NoteGroup = keyof typeof GROUPS;

const SENTENCES = {
  split: 'report.split',
  moved: 'report.moved',
  'left-out': 'report.leftOut',
  'not-a-date': 'report.notADate',
  unknown: 'report.unknown',
  photo: 'report.photo',
} as const satisfies Record<PersonalNote, string>;

/** Formats without fields: a text of theirs is left out because it was not recognised. */
const WITHOUT_FIELDS: readonly string[] = ['pdf', 'linkedin-pdf', 'docx'] satisfies readonly ImportFormat[];

/** How many notes of a group are listed at first. */
const FIRST_NOTES = 50;

interface ImportReportProps {
  outcome: ImportOutcome;
  onOpen: (isChecking: boolean) => void;
}

/** What an import took from the files, what it put elsewhere, and what it could not use. Closing it opens the editor. */
export function ImportReport({ outcome, onOpen }: ImportReportProps) {
  const t = useT();
  const documentsT = useDocumentsT();
  const { resume, notes, doubtfulCount, hasPlaces } = outcome;
  const joined = { notes: joinNotes(notes), isRecognised: WITHOUT_FIELDS.includes(outcome.format) };
  const format = IMPORT_FORMATS.find((known) => known === outcome.format);
  const open = () => onOpen(false);
  return (
    <Modal
      opened
      onClose={open}
      title={t('report.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': documentsT('close') }}
    >
      {format && (
        <Text size="sm" c="dimmed">
          {t('report.format', { format: t(`report.formats.${format}`) })}
        </Text>
      )}
      <Taken resume={resume} />
      <Notes group="elsewhere" {...joined} />
      <Notes group="unused" {...joined} />
      <TechnicalData notes={notes} />
      <div className={classes.end}>
        {doubtfulCount > 0 && (
          <Text size="sm">
            {t(hasPlaces ? 'report.doubtful' : 'report.doubtfulWithoutPlaces', { count: doubtfulCount })}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button
            variant={doubtfulCount > 0 ? 'default' : 'filled'}
            onClick={open}
            data-autofocus={doubtfulCount === 0}
          >
            {t('report.open')}
          </Button>
          {doubtfulCount > 0 && (
            <Button onClick={() => onOpen(true)} data-autofocus>
              {t('report.check')}
            </Button>
          )}
        </Group>
      </div>
    </Modal>
  );
}

/** The sections with their number of entries; personal data with the number of its fields. */
function Taken({ resume }: { resume: Resume }) {
  const t = useT();
  const language = useLanguage();
  const titles = customTitles(resume.sections);
  const nameOf = (slug: SectionSlug) => titles[slug as keyof typeof titles] ?? sectionName(slug, language);
  const taken = SECTION_SLUGS.map((slug) => ({ slug, count: countIn(resume, slug) })).filter(({ count }) => count > 0);
  return (
    <section className={classes.group}>
      <h3 className={classes.heading}>{t('report.taken')}</h3>
      <ul className={classes.taken}>
        {taken.map(({ slug, count }) => (
          <li key={slug}>
            <IconCheck size={16} aria-hidden />
            {nameOf(slug)}
            {slug !== 'summary' && <span className={classes.count}>{count}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function countIn({ sections }: Resume, slug: SectionSlug): number {
  const { data } = sections[slug];
  if ('items' in data) return data.items.length;
  return Object.values(data).filter((value) => !isFieldEmpty(value)).length;
}

interface NotesProps {
  group: NoteGroup;
  notes: readonly JoinedNote[];
  /** The format has no fields of its own: what is in the resume was recognised. */
  isRecognised: boolean;
}

function Notes({ group, notes, isRecognised }: NotesProps) {
  const t = useT();
  const placeOf = usePlace();
  const [isWhole, setWhole] = useState(false);
  const kinds: readonly ImportNote['kind'][] = GROUPS[group];
  const own = notes.filter((note): note is GroupedNote => kinds.includes(note.kind));
  if (own.length === 0) return null;
  const shown = isWhole ? own : own.slice(0, FIRST_NOTES);
  const texts = own.map(({ path, text }) => `${placeOf(path)}\n${text}`).join('\n\n');
  return (
    <section className={classes.group}>
      <div className={classes.headingRow}>
        <h3 className={classes.heading}>
          {t(`report.${group}`)} <span className={classes.count}>{countOf(own)}</span>
        </h3>
        {group === 'unused' && <CopyButton text={texts} label={t('report.copyUnused')} />}
      </div>
      <ul className={classes.notes}>
        {shown.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two notes may be equal.
          <Note key={index} note={note} isRecognised={isRecognised} />
        ))}
      </ul>
      {shown.length < own.length && (
        <Button variant="subtle" size="sm" onClick={() => setWhole(true)}>
          {t('report.more', { count: countOf(own) - countOf(shown) })}
        </Button>
      )}
    </section>
  );
}

function countOf(notes: readonly JoinedNote[]): number {
  return notes.reduce((sum, { count }) => sum + count, 0);
}

/** Names the place of a note: pages and documents in the user's language, and paths of structured files as they are. */
function usePlace(): (path: string) => string {
  const t = useT();
  return (path) => {
    const page = /^page (\d+)$/.exec(path)?.[1];
    if (page !== undefined) return t('report.page', { page });
    return path === 'document' ? t('report.document') : path;
  };
}

/** What the file says about itself, folded: nothing of it is missing in the CV. */
function TechnicalData({ notes }: Pick<ImportOutcome, 'notes'>) {
  const t = useT();
  const values = notes.filter(({ kind }) => kind === 'technical').flatMap(({ text }) => text.split('\n'));
  if (values.length === 0) return null;
  return (
    <details className={classes.technical}>
      <summary>{t('report.technical', { count: values.length })}</summary>
      <p className={classes.text}>{values.join('\n')}</p>
    </details>
  );
}

interface NoteProps extends Pick<NotesProps, 'isRecognised'> {
  note: GroupedNote;
}

function Note({ note: { kind, path, text, to }, isRecognised }: NoteProps) {
  const t = useT();
  const language = useLanguage();
  const place = usePlace()(path);
  const key = isRecognised && kind === 'left-out' ? 'report.unrecognised' : SENTENCES[kind];
  const sentence = to ? t('report.movedTo', { section: sectionName(to, language) }) : t(key);
  return (
    <li className={classes.note}>
      <div className={classes.line}>
        <span className={classes.path}>{place}</span>
        {text !== '' && (
          <CopyButton text={text} label={t('report.copy')} fullLabel={t('report.copyNamed', { place })} />
        )}
      </div>
      <Text size="sm">{sentence}</Text>
      {text !== '' && <p className={classes.text}>{text}</p>}
    </li>
  );
}

/** Nothing where the browser offers no clipboard, which it does in secure contexts only: the text can be selected. */
function CopyButton({ text, label, fullLabel = label }: { text: string; label: string; fullLabel?: string }) {
  const t = useT();
  const { copy, copied } = useClipboard({ timeout: 2_000 });
  if (!('clipboard' in navigator)) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={classes.copy}
      aria-label={copied ? t('report.copied') : fullLabel}
      leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      onClick={() => copy(text)}
    >
      {copied ? t('report.copied') : label}
    </Button>
  );
}
