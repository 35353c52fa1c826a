import type { Guard } from '@kreda/site/routes';
import type { Owner, RequestContext, UserContext } from './context.ts';
import { DomainError } from './platform/errors.ts';

// Who may do what (specification, section 6), in one place for procedures, façade routes and pages.

/**
 * Who may call. Every procedure and route carries one of these; what has none is not served.
 *
 * - `anybody`: visitors too.
 * - `owner`: whoever a thing belongs to, an account or a browser's visitor. Whose it is stands in the `where` of each query, so
 *   that somebody else's and a missing one are answered alike.
 * - `user`: somebody logged in.
 * - `paid`: somebody logged in whose package is active.
 */
export type Access = Guard | 'owner';

/**
 * Passes for who may call.
 *
 * @throws {DomainError} `unauthenticated` for a visitor, `forbidden` for a user who has not paid.
 */
export async function authorize(access: Access, context: RequestContext): Promise<void> {
  if (access === 'anybody' || access === 'owner') return;
  const { user, clock, hasActiveAccess } = requireUser(context);
  if (access === 'paid' && !(await hasActiveAccess(user.id, clock()))) throw new DomainError('forbidden');
}

/** Passes for somebody logged in. */
export function requireUser<C extends RequestContext>(context: C): C & UserContext {
  if (!context.user) throw new DomainError('unauthenticated');
  return context as C & UserContext;
}

/** Passes for whoever can own a resume at all: somebody logged in, or a visitor who has made one. */
export function requireOwner(context: RequestContext): Owner {
  const owner = ownerOf(context);
  if (!owner) throw new DomainError('unauthenticated');
  return owner;
}

/** The id of an owner's account, or of the visitor: what counts by owner counts by it. */
export function ownerId(owner: Owner): string {
  return 'userId' in owner ? owner.userId : owner.visitorId;
}

/** Who the caller is as an owner of resumes; null for a browser that has never made one. */
export function ownerOf({ user, visitorId }: Pick<RequestContext, 'user' | 'visitorId'>): Owner | null {
  if (user) return { userId: user.id };
  return visitorId === null ? null : { visitorId };
}
