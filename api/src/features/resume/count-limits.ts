import type { Owner, RequestContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';

/** More than anybody writes. It limits how much one owner can fill the database. */
const MAX_RESUMES = 200;

/** Limits the number of an owner's resumes. Existing ones above the limit stay. */
export function checkCount({ visitorResumes }: RequestContext['config'], owner: Owner, count: number): void {
  if ('visitorId' in owner && count >= visitorResumes) {
    throw new DomainError({ code: 'too-many-resumes-without-account', max: visitorResumes });
  }
  if (count >= MAX_RESUMES) throw new DomainError({ code: 'too-many-resumes', max: MAX_RESUMES });
}
