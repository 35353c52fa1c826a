import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { type FieldPlace, fieldValue } from '@kreda/document/kinds/resume/operations/field-place';
import { atom, useAtomValue } from 'jotai';
import { type DoubtfulField, doubtfulFieldsOf, keepDoubtfulFields } from '../../../lib/doubtful-fields.ts';
import type { EditorSession } from './editor-session.ts';

const NONE = [] as readonly DoubtfulField[];

/** Fields of an imported resume that nobody has confirmed yet. Edited ones are among them until the resume is opened again. */
export const doubtfulAtom = atom(NONE);

/** Takes over the fields that the import of a resume has kept in this tab. */
export function openDoubtful({ uuid, store }: EditorSession): void {
  const kept = doubtfulFieldsOf(uuid);
  if (kept.length > 0) store.set(doubtfulAtom, kept);
}

/** Ends the doubt about some fields, in this tab and after a reload. */
export function settleDoubtful({ uuid, store }: EditorSession, settled: readonly DoubtfulField[]): void {
  const rest = store.get(doubtfulAtom).filter((one) => !settled.includes(one));
  store.set(doubtfulAtom, rest);
  keepDoubtfulFields(uuid, rest);
}

function isAsRead(one: DoubtfulField, value: unknown): boolean {
  return JSON.stringify(one.value) === JSON.stringify(value);
}

/** The doubtful fields whose values are still as they were read. */
export function openIn(resume: Resume, doubtful: readonly DoubtfulField[]): DoubtfulField[] {
  return doubtful.filter((one) => isAsRead(one, fieldValue(resume, one)));
}

/** Whether a field was read with doubt and is neither confirmed nor edited. */
export function useIsDoubtful({ section, entryId, field }: FieldPlace, value: unknown): boolean {
  return useAtomValue(doubtfulAtom).some(
    (one) => one.section === section && one.entryId === entryId && one.field === field && isAsRead(one, value),
  );
}
