import type { RequestContext } from '../../context.ts';
import { addressKey } from '../../platform/rate-limits.ts';
import { deviceOf } from './device.ts';
import type { StoredUser } from './repo.ts';

/**
 * Counts a try to log in, of this browser when it has logged in to the account before, otherwise of the address and the account. So
 * strangers' wrong passwords never keep such a browser out, however many addresses they come from or which they share with it.
 *
 * @returns what to call when the password was right.
 * @throws {DomainError} `rate-limited`.
 */
export async function countLogin(
  context: RequestContext,
  { email, user }: { email: string; user: StoredUser | null },
): Promise<() => Promise<void>> {
  const device = user && deviceOf(context, user);
  if (user && device !== null) {
    // Right passwords count here, too: each takes as long to check.
    await countUserAttempt(context, user.id);
    await context.limit('deviceGuesses', device);
    return () => context.rateLimits.forget('deviceGuesses', device);
  }
  const guesser = `${email} ${addressKey(context.address)}`;
  await context.limit('attempts');
  // First the address's own: what that refuses does not count against the account.
  await context.limit('guesses', guesser);
  await context.limit('accountGuesses', email);
  return () => context.rateLimits.forget('guesses', guesser);
}

/**
 * Counts a call that asks for a password or sends a mail, of somebody who has shown whose the account is.
 *
 * @throws {DomainError} `rate-limited`.
 */
export async function countUserAttempt(context: RequestContext, userId: string): Promise<void> {
  await context.limit('userAttempts', userId);
  await context.limit('addressUserAttempts');
}
