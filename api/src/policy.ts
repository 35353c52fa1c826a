import type { Owner, RequestContext, UserContext } from './context.ts';
import { DomainError } from './errors.ts';

// Who may do what, in one place for both transports. Whose a resume is never stands here: ownership is part of each query.

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

/** Who the caller is as an owner of resumes; null for a browser that has never made one. */
export function ownerOf({ user, visitorId }: Pick<RequestContext, 'user' | 'visitorId'>): Owner | null {
  if (user) return { userId: user.id };
  return visitorId === null ? null : { visitorId };
}
