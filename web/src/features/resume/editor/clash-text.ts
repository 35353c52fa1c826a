import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { type RichText, richTextToPlain } from '@kreda/document/kinds/resume/model/rich-text';
import { fieldsOf, SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { ORDER } from '@kreda/document/kinds/resume/operations/merge-values';
import type { useT as useFormsT } from '../forms/messages.ts';
import type { FieldClash } from '../state/server-copy.ts';

/** What a field is called and what both versions say in it. An absent text is a deleted entry. */
export interface ClashText {
  /** The entry and the field; empty where the section says it all. */
  name: string;
  mine: string | null;
  theirs: string | null;
}

type Translate = ReturnType<typeof useFormsT>;

/**
 * A clash in words; null for what has no text of its own, such as the order of entries or a setting of the section. Those are decided by the
 * pages.
 */
export function clashText(
  { operation, path, mine, theirs }: FieldClash,
  resume: Resume,
  t: Translate,
): ClashText | null {
  if (operation.type !== 'data' || path.at(-1) === ORDER) return null;
  const { section } = operation;
  const { kind } = SECTIONS[section];
  const [first, entryId, fieldName] = path;
  const isEntry = kind === 'list' && first === 'items';
  const field = fieldsOf(section).find(({ name }) => name === (isEntry ? fieldName : first));
  if (isEntry && entryId !== undefined && fieldName === undefined)
    return { name: '', mine: titleOf(section, mine), theirs: titleOf(section, theirs) };
  const texts = [mine, theirs].map((value) => plain(value, t));
  if (field === undefined || texts.some((text) => text === null)) return null;
  const entry = isEntry ? entriesOf(resume, section).find(({ id }) => id === entryId) : undefined;
  const title = entry ? titleOf(section, entry) : null;
  const label = t(`fields.${field.label}`);
  return { name: title ? `${title}: ${label}` : label, mine: texts[0]!, theirs: texts[1]! };
}

type Section = keyof Resume['sections'];

function entriesOf(resume: Resume, section: Section): readonly { id: string }[] {
  const { data } = resume.sections[section];
  return 'items' in data ? data.items : [];
}

/** An entry's main field as plain text; null for an entry that was deleted. */
function titleOf(section: Section, entry: unknown): string | null {
  const definition = SECTIONS[section];
  if (entry === undefined || definition.kind !== 'list') return null;
  const value = (entry as Readonly<Record<string, unknown>>)[definition.mainField];
  return Array.isArray(value) ? richTextToPlain(value as RichText) : String(value ?? '');
}

function plain(value: unknown, t: Translate): string | null {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return richTextToPlain(value as RichText);
  if (typeof value === 'number') return t('level.step', { value });
  return value === null ? '' : null;
}
