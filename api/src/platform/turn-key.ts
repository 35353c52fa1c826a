import type { RequestContext } from '../context.ts';
import { addressKey } from './rate-limits.ts';

/** The owner of a call in a fair queue: the user, or the IP address of a visitor, since one browser may be many visitors. */
export function turnKey({ user, address }: Pick<RequestContext, 'user' | 'address'>): string {
  return user ? user.id : addressKey(address);
}
