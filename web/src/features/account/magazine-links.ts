import { path } from '../../lib/path.ts';
import type { User } from '../../lib/trpc.ts';

/** Value of the query parameter `action` for users on the way to the magazine (specification, sections 2 and 4). */
export const MAGAZINE_ACTION = 'magazine';

/** The address of the price list for the magazine: the user's id takes the place of the resume's (specification, section 4). */
export function magazinePricing(userId: string): string {
  return path('cv-pricing', { id: userId }, { action: MAGAZINE_ACTION, uuid: userId });
}

/** The target of the magazine's button (specification, section 4): the magazine, the price list, or registration first. */
export function magazineLink({ id, isLoggedIn, isPaid }: Pick<User, 'id' | 'isLoggedIn' | 'isPaid'>): string {
  if (isPaid) return path('blog');
  return isLoggedIn && id
    ? magazinePricing(id)
    : path('register', {}, { uuid: id ?? undefined, action: MAGAZINE_ACTION });
}
