import { dequal } from 'dequal/lite';
import { z } from 'zod';
import type { Resume } from '../model/resume.ts';
import { inverseOf } from './inverse.ts';
import { applyOperation, type Operation, operationSchema } from './operation.ts';

/**
 * A change that is not saved yet, with what it was made from: whoever saves it can tell whether somebody else has changed the
 * same thing meanwhile.
 */
export interface UnsavedChange {
  operation: Operation;
  /** What brings back the value that the operation replaces; empty for what cannot collide (`done`, the photo). */
  base: readonly Operation[];
}

export const unsavedChangeSchema: z.ZodType<UnsavedChange> = z.strictObject({
  operation: operationSchema,
  base: z.array(operationSchema).max(8),
});

/** The change that an operation makes to a saved resume. */
export function unsavedChange(saved: Resume, operation: Operation): UnsavedChange {
  return { operation, base: inverseOf(saved, operation) };
}

/** True when the latest resume holds what the operation brings already. */
export function isIn(latest: Resume, operation: Operation): boolean {
  return dequal(inverseOf(latest, operation), inverseOf(applyOperation(latest, operation), operation));
}

/** True when saving the change into the latest resume would undo what somebody else has done to the same thing. */
export function wouldOverwrite(latest: Resume, { operation, base }: UnsavedChange): boolean {
  return !dequal(inverseOf(latest, operation), base) && !isIn(latest, operation);
}
