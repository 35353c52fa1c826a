import type { RequestContext } from '../context.ts';
import { addressKey } from './rate-limits.ts';

/** Whose turn a call takes where callers are served in turn. One browser may be many visitors, so their address counts. */
export function turnKey({ user, address }: Pick<RequestContext, 'user' | 'address'>): string {
  return user ? user.id : addressKey(address);
}
