import type { Language } from '../../../../engine/text/languages.ts';
import { emptyResume, MAX_NAME_CHARACTERS, type Resume } from '../../model/resume.ts';
import { OPTIONAL_SECTIONS, SECTION_SLUGS, SECTIONS } from '../../model/sections.ts';
import { applyOperation, type Operation } from '../../operations/operation.ts';
import { cutText } from '../intake/cut-text.ts';
import type { ImportNote } from '../intake/import-note.ts';
import type { ImportedResume, ImportSetting } from '../intake/imported-resume.ts';
import { createIntake } from '../intake/intake.ts';
import { oneLine } from '../intake/one-line.ts';
import { addOwnFact } from '../intake/own-fact.ts';
import { paragraphs } from '../intake/rich-lines.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import { readPerson, readPhoto, writeBasics } from './basics.ts';
import { withCurrentKeys } from './former-keys.ts';
import { readOwnCopy } from './own-copy.ts';
import { type ReadEntries, readEntries } from './read-entries.ts';
import { jsonResumeSchema, type ReadJsonResume } from './schema.ts';
import { toPath } from './to-path.ts';
import { noteUnknownKeys } from './unknown-keys.ts';

type Basics = NonNullable<ReadJsonResume['basics']>;

/**
 * Makes a resume of a JSON Resume, of any version up to 1.3.1. What a resume has no field for goes into the nearest text field, optional
 * sections with content are enabled, and unprintable characters are removed. A file that `toJsonResume` wrote gives back the
 * same sections, with the changes that were made in the file. A photo is taken from a data URI alone.
 *
 * @throws {UnreadableFileError} `not-of-format`, naming the first thing in the file that is not JSON Resume.
 */
export function fromJsonResume(json: unknown, setting: ImportSetting): ImportedResume {
  const sent = withCurrentKeys(json);
  const file = readFile(sent);
  const own = readOwnCopy(file.meta?.kreda, setting);
  const base = own ?? emptyResume(setting.uuid, setting.language);
  const basics = readBasics(file.basics ?? {});
  const { photo, notes: photoNotes } = readPhoto(basics);
  const notes = [...noteUnknownKeys(sent, file), ...photoNotes];
  const intake = { notes, language: base.language };
  const operations = [
    ...basicsOperations(basics, base, intake),
    ...listOperations(readEntries(file, own, intake), base),
    { type: 'done' } as const,
  ];
  const resume = operations.reduce(applyOperation, base);
  return { resume, notes: withoutRepeats(notes), ...(photo && { photo }) };
}

function readFile(sent: unknown): ReadJsonResume {
  const file = jsonResumeSchema.safeParse(sent);
  if (file.success) return file.data;
  const [issue] = file.error.issues;
  const problem = issue?.message ?? 'Not a JSON Resume';
  throw new UnreadableFileError('not-of-format', { path: toPath(issue?.path ?? []), problem });
}

function readBasics(basics: object): Basics {
  return jsonResumeSchema.shape.basics.parse(basics)!;
}

/** Sets personal data and summary, each only if the file differs from the base. */
function basicsOperations(
  basics: Basics,
  base: Resume,
  { notes, language }: { notes: ImportNote[]; language: Language },
): Operation[] {
  const known = readBasics(writeBasics(base.sections));
  const intake = createIntake('basics', { notes, language });
  const isSame = (pick: (some: Basics) => unknown) => JSON.stringify(pick(basics)) === JSON.stringify(pick(known));
  const operations: Operation[] = [];
  if (!isSame((some) => ({ ...some, summary: '', image: '' }))) {
    const read = readPerson(basics, intake);
    // A field that is unchanged in the file stays as it was typed, such as an address without its scheme.
    const before = readPerson(known, createIntake('basics', { notes: [], language })).person;
    const changes = Object.entries(read.person).filter(([field, value]) => before[field as never] !== value);
    const data = { ...base.sections['personal-data'].data, ...Object.fromEntries(changes) };
    for (const { network, text } of read.others)
      addOwnFact(data, network, { path: 'basics.profiles', text: oneLine(text) }, (note) => notes.push(note));
    operations.push({ type: 'data', section: 'personal-data', data });
  }
  if (!isSame(({ summary }) => summary)) {
    const content = intake.richText('summary', paragraphs(basics.summary));
    operations.push({ type: 'data', section: 'summary', data: { content } });
  }
  intake.close();
  const [name] = cutText(oneLine(basics.name), MAX_NAME_CHARACTERS);
  return base.name === '' && name !== undefined ? [...operations, { type: 'name', name }] : operations;
}

/** Sets the content of list sections, and enables optional ones that got content. */
function listOperations({ entries, changed }: ReadEntries, base: Resume): Operation[] {
  const lists = SECTION_SLUGS.filter((slug) => SECTIONS[slug].kind === 'list' && slug !== 'clauses');
  const enabled = OPTIONAL_SECTIONS.filter((slug) => changed.has(slug) || base.sectionsEnabled.includes(slug));
  const order = [...base.sectionsEnabled, ...enabled.filter((slug) => !base.sectionsEnabled.includes(slug))];
  return [
    ...lists.map((section) => {
      const items = entries.get(section as never) ?? [];
      return { type: 'data', section, data: { items } } as unknown as Operation;
    }),
    { type: 'sections-config', config: { enabled: order, active: base.sectionsActive } },
  ];
}

/** Two fields that are read from the same text may give equal notes. */
function withoutRepeats(notes: readonly ImportNote[]): ImportNote[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}
