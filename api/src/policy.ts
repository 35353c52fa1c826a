import type { Guard } from '@kreda/site/routes';
import type { Owner, RequestContext, UserContext } from './context.ts';
import { DomainError } from './platform/errors.ts';

// Access rules (specification, section 6) for procedures, façade routes and pages.

/**
 * Who may call. Every procedure and route declares one of these. Without one it is not served.
 *
 * - `anybody`: also without an account.
 * - `owner`: the user or visitor to whom a thing belongs. The owner is part of the `where` of each query, so that things of others and
 *   missing things are answered alike.
 * - `user`: a logged-in user.
 * - `paid`: a logged-in user with access.
 */
export type Access = Guard | 'owner';

/**
 * Checks whether the caller may call.
 *
 * @throws {DomainError} `unauthenticated` without a login, `forbidden` for a user without access.
 */
export async function authorize(access: Access, context: RequestContext): Promise<void> {
  if (access === 'anybody' || access === 'owner') return;
  const { user, clock, hasActiveAccess } = requireUser(context);
  if (access === 'paid' && !(await hasActiveAccess(user.id, clock()))) throw new DomainError('forbidden');
}

/** Returns the context of a logged-in user. @throws {DomainError} `unauthenticated` for others. */
export function requireUser<C extends RequestContext>(context: C): C & UserContext {
  if (!context.user) throw new DomainError('unauthenticated');
  return context as C & UserContext;
}

/** The caller as an owner of resumes. @throws {DomainError} `unauthenticated` for a browser without user and visitor. */
export function requireOwner(context: RequestContext): Owner {
  const owner = ownerOf(context);
  if (!owner) throw new DomainError('unauthenticated');
  return owner;
}

/** The id of the user or of the visitor: the key of limits per owner. */
export function ownerId(owner: Owner): string {
  return 'userId' in owner ? owner.userId : owner.visitorId;
}

/** The caller as an owner of resumes; null for a browser without user and visitor. */
export function ownerOf({ user, visitorId }: Pick<RequestContext, 'user' | 'visitorId'>): Owner | null {
  if (user) return { userId: user.id };
  return visitorId === null ? null : { visitorId };
}
