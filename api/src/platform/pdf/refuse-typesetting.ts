import { TooManyPagesError } from '@kreda/document/engine/too-many-pages';
import type { Reason } from '@kreda/site/reasons';
import { TypesetterBusyError } from '../clients/typesetter.ts';
import { DomainError } from '../errors.ts';

/**
 * Turns an error of the typesetter into a refusal for the caller: `unavailable` while it is busy, and `tooManyPages` for more pages than were
 * allowed. Throws all others as they are.
 */
export function refuseTypesetting(tooManyPages?: Reason): (error: unknown) => never {
  return (error) => {
    if (error instanceof TypesetterBusyError) throw new DomainError('unavailable', { cause: error });
    if (tooManyPages && error instanceof TooManyPagesError) throw new DomainError(tooManyPages, { cause: error });
    throw error;
  };
}
