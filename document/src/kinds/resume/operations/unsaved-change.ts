import { dequal } from 'dequal/lite';
import { z } from 'zod';
import type { Resume } from '../model/resume.ts';
import { inverseOf } from './inverse.ts';
import { applyOperation, type Operation, operationSchema, targetOf } from './operation.ts';

/**
 * A change that is not saved yet, with what it was made from: whoever saves it can tell whether somebody else has changed the
 * same thing meanwhile.
 */
export interface UnsavedChange {
  operation: Operation;
  /** What brings back the value that the operation replaces; empty for what cannot collide (`done`, the photo). */
  base: readonly Operation[];
  /**
   * What whoever makes this change has sent before without hearing how it ended, in order: what the latest resume holds of it is
   * nobody else's doing.
   */
  sent: readonly Operation[];
}

/** How many operations of one target are known as sent. */
const MAX_SENT = 4;
/** How many targets one operation touches at most: a template brings its version, fonts and order. */
const MAX_TARGETS = 4;

export const unsavedChangeSchema: z.ZodType<UnsavedChange> = z.strictObject({
  operation: operationSchema,
  base: z.array(operationSchema).max(8),
  // Browsers keep changes from before this was known.
  sent: z
    .array(operationSchema)
    .max(MAX_SENT * MAX_TARGETS)
    .default([]),
});

/** The change that an operation makes to a saved resume, after others that were sent and may have arrived. */
export function unsavedChange(saved: Resume, operation: Operation, sent: readonly Operation[] = []): UnsavedChange {
  const base = inverseOf(saved, operation);
  const isOfTheSame = (other: Operation) => !dequal(inverseOf(applyOperation(saved, other), operation), base);
  return { operation, base, sent: sent.filter((other) => isOfTheSame(other) && !dequal(other, operation)) };
}

/** What was sent before, as `unsavedChange` takes it, with one operation more; of each target the first and the last. */
export function sentWith(sent: readonly Operation[], operation: Operation): readonly Operation[] {
  const earlier = sent.filter((other) => !dequal(other, operation));
  const ofTarget = earlier.filter((other) => targetOf(other) === targetOf(operation));
  // The first has most likely arrived: what broke the connection comes after it.
  const left = ofTarget.length < MAX_SENT ? null : ofTarget[1];
  return [...earlier.filter((other) => other !== left), operation];
}

/** True when the latest resume holds what the operation brings already. */
export function isIn(latest: Resume, operation: Operation): boolean {
  return dequal(inverseOf(latest, operation), inverseOf(applyOperation(latest, operation), operation));
}

/** True when saving the change into the latest resume would undo what somebody else has done to the same thing. */
export function wouldOverwrite(latest: Resume, { operation, base, sent }: UnsavedChange): boolean {
  const found = inverseOf(latest, operation);
  if (dequal(found, base) || isIn(latest, operation)) return false;
  let own = base.reduce(applyOperation, latest);
  return !sent.some((earlier) => {
    own = applyOperation(own, earlier);
    return dequal(found, inverseOf(own, operation));
  });
}
