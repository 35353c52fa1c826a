import type { Owner, RequestContext } from '../../context.ts';
import { noSuchLetter } from '../../platform/errors.ts';
import { ownerOf } from '../../policy.ts';

/** @throws {DomainError} `not-found` for a browser that is no owner: no letter is its own. */
export function ownerOrNobody(context: RequestContext): Owner {
  const owner = ownerOf(context);
  if (!owner) throw noSuchLetter();
  return owner;
}
