import type { Resume } from '../model/resume.ts';
import { mergeValues, type Settle } from './merge-values.ts';
import { applyOperation, type Operation, operationSchema } from './operation.ts';
import type { UnsavedChange } from './unsaved-change.ts';

/** What an operation on a section replaces. */
function replacedBy({ type, section }: Extract<Operation, { section: string }>, resume: Resume): unknown {
  return resume.sections[section][type];
}

/**
 * The operation that keeps both the change and what another client has changed in the same section meanwhile: in other fields, or in other entries. Null if both changed the
 * same field and `settle` does not decide, if the operation is not of a section, or if the result would be too large.
 */
export function mergedChange(
  latest: Resume,
  { operation, base, sent }: UnsavedChange,
  settle?: Settle,
): Operation | null {
  if (!('section' in operation)) return null;
  // Apply the base to the latest resume: a base of an older release lacks fields.
  const states = [base.reduce(applyOperation, latest)];
  for (const earlier of sent) states.push(applyOperation(states.at(-1)!, earlier));
  const merged = mergeValues(
    {
      bases: states.map((state) => replacedBy(operation, state)),
      mine: replacedBy(operation, applyOperation(states.at(-1)!, operation)),
      theirs: replacedBy(operation, latest),
    },
    settle,
  );
  if (merged === null) return null;
  // Not what the schema returns: a text that is being typed must stay the same object, or its editor would lose the cursor.
  const both = { ...operation, [operation.type]: merged.value } as Operation;
  return operationSchema.safeParse(both).success ? both : null;
}
