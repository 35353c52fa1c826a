import type { Guard } from '@kreda/site/routes';
import type { Owner, RequestContext, UserContext } from './context.ts';
import { DomainError } from './platform/errors.ts';

// Access rules (specification, section 6), in one place for procedures, façade routes and pages.

/**
 * Who may call. Every procedure and route has one of these; one without is not served.
 *
 * - `anybody`: also without an account.
 * - `owner`: the owner of the resume, a user or a visitor. The owner is part of each query's `where`, so that another owner's resume
 *   and a missing one get the same answer.
 * - `user`: a logged-in user.
 * - `paid`: a paid user.
 */
export type Access = Guard | 'owner';

/**
 * Checks that the caller has the required access.
 *
 * @throws {DomainError} `unauthenticated` without a login, `forbidden` for a user without access.
 */
export async function authorize(access: Access, context: RequestContext): Promise<void> {
  if (access === 'anybody' || access === 'owner') return;
  const { user, clock, hasActiveAccess } = requireUser(context);
  if (access === 'paid' && !(await hasActiveAccess(user.id, clock()))) throw new DomainError('forbidden');
}

/** @throws {DomainError} `unauthenticated` without a login. */
export function requireUser<C extends RequestContext>(context: C): C & UserContext {
  if (!context.user) throw new DomainError('unauthenticated');
  return context as C & UserContext;
}

/** The caller as an owner: a user or a visitor. @throws {DomainError} `unauthenticated` for a browser that is neither. */
export function requireOwner(context: RequestContext): Owner {
  const owner = ownerOf(context);
  if (!owner) throw new DomainError('unauthenticated');
  return owner;
}

/** The id of the user or visitor, for rate limits by owner. */
export function ownerId(owner: Owner): string {
  return 'userId' in owner ? owner.userId : owner.visitorId;
}

/** The caller as an owner; null for a browser that is neither a user nor a visitor. */
export function ownerOf({ user, visitorId }: Pick<RequestContext, 'user' | 'visitorId'>): Owner | null {
  if (user) return { userId: user.id };
  return visitorId === null ? null : { visitorId };
}
