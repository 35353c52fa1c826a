import type { AnyEntry } from '../model/any-entry.ts';
import type { Resume } from '../model/resume.ts';
import type { ListSectionSlug, SectionSlug } from '../model/sections.ts';
import type { Operation } from './operation.ts';

/** Where a resume has a field. */
export interface FieldPlace {
  section: SectionSlug;
  /** Null in sections without entries: personal data and summary. */
  entryId: string | null;
  field: string;
}

/** The entry of a place; undefined without one. */
export function entryAt(resume: Resume, { section, entryId }: Omit<FieldPlace, 'field'>): AnyEntry | undefined {
  const { data } = resume.sections[section];
  return 'items' in data ? (data.items as readonly AnyEntry[]).find(({ id }) => id === entryId) : undefined;
}

/** The value of a field; undefined if the resume has no such place. */
export function fieldValue(resume: Resume, place: FieldPlace): unknown {
  const { data } = resume.sections[place.section];
  const fields: Readonly<Record<string, unknown>> | undefined = 'items' in data ? entryAt(resume, place) : data;
  return fields && Object.hasOwn(fields, place.field) ? fields[place.field] : undefined;
}

/** The operation that gives a field another value; null if the resume has no such place. */
export function setField(resume: Resume, place: FieldPlace, value: unknown): Operation | null {
  if (fieldValue(resume, place) === undefined) return null;
  const { section, entryId, field } = place;
  const { data } = resume.sections[section];
  const changed =
    'items' in data
      ? {
          items: (data.items as readonly AnyEntry[]).map((item) =>
            item.id === entryId ? { ...item, [field]: value } : item,
          ),
        }
      : { ...data, [field]: value };
  return { type: 'data', section: section as ListSectionSlug, data: changed } as unknown as Operation;
}
