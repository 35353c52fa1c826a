import { dequal } from 'dequal/lite';
import { z } from 'zod';
import type { Resume } from '../model/resume.ts';
import { inverseOf } from './inverse.ts';
import { applyOperation, type Operation, operationSchema, targetOf } from './operation.ts';

/**
 * An unsaved change with the value that it was made from, so that a client which saves it can detect whether another client has changed the
 * same target meanwhile.
 */
export interface UnsavedChange {
  operation: Operation;
  /** Operations that restore the replaced value; empty for operations that cannot conflict (`done`, the photo). */
  base: readonly Operation[];
  /**
   * Operations that this client sent earlier without receiving an answer, in order. If the latest resume contains them, they are not
   * another client's changes.
   */
  sent: readonly Operation[];
}

/** How many unanswered operations are kept per target. */
const MAX_SENT = 4;
/** The most targets of one operation: a template also sets its version, fonts and order. */
const MAX_TARGETS = 4;

export const unsavedChangeSchema: z.ZodType<UnsavedChange> = z.strictObject({
  operation: operationSchema,
  base: z.array(operationSchema).max(8),
  // Browsers may have stored changes without this field.
  sent: z
    .array(operationSchema)
    .max(MAX_SENT * MAX_TARGETS)
    .default([]),
});

/** The unsaved change for an operation on a saved resume, after other operations that were sent and may have been saved. */
export function unsavedChange(saved: Resume, operation: Operation, sent: readonly Operation[] = []): UnsavedChange {
  const base = inverseOf(saved, operation);
  const isOfTheSame = (other: Operation) => !dequal(inverseOf(applyOperation(saved, other), operation), base);
  return { operation, base, sent: sent.filter((other) => isOfTheSame(other) && !dequal(other, operation)) };
}

/** Adds an operation to the unanswered ones, as `unsavedChange` expects them. Of each target the first and the latest ones are kept. */
export function sentWith(sent: readonly Operation[], operation: Operation): readonly Operation[] {
  const earlier = sent.filter((other) => !dequal(other, operation));
  const ofTarget = earlier.filter((other) => targetOf(other) === targetOf(operation));
  // The first one has most likely been saved, since the connection broke later.
  const left = ofTarget.length < MAX_SENT ? null : ofTarget[1];
  return [...earlier.filter((other) => other !== left), operation];
}

/** True if the latest resume already contains the operation's result. */
export function isAlreadyApplied(latest: Resume, operation: Operation): boolean {
  return dequal(inverseOf(latest, operation), inverseOf(applyOperation(latest, operation), operation));
}

/** True if saving the change would overwrite another client's change of the same target. */
export function wouldOverwrite(latest: Resume, { operation, base, sent }: UnsavedChange): boolean {
  const found = inverseOf(latest, operation);
  // Apply the base before comparing: a base of an older release lacks fields.
  let own = base.reduce(applyOperation, latest);
  const isFound = () => dequal(found, inverseOf(own, operation));
  if (isFound() || isAlreadyApplied(latest, operation)) return false;
  return !sent.some((earlier) => {
    own = applyOperation(own, earlier);
    return isFound();
  });
}
