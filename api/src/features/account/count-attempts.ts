import type { RequestContext } from '../../context.ts';
import { addressKey } from '../../platform/rate-limits.ts';
import { deviceOf } from './device.ts';
import type { StoredUser } from './repo.ts';

/**
 * Counts an attempt to log in. A browser that has logged in to the account before has a count of its own; other attempts count
 * against the network address and the account. So an attacker's wrong passwords never lock such a browser out, however many
 * addresses they come from, even from the same address.
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
    // Right passwords count here, too: hashing takes as long for them.
    await countUserAttempt(context, user.id);
    await context.limit('deviceGuesses', device);
    return () => context.rateLimits.forget('deviceGuesses', device);
  }
  const guesser = `${email} ${addressKey(context.address)}`;
  await context.limit('attempts');
  // The limit of address and account first: an attempt that it refuses does not count against the account.
  await context.limit('guesses', guesser);
  await context.limit('accountGuesses', email);
  return () => context.rateLimits.forget('guesses', guesser);
}

/**
 * Counts a logged-in user's call that checks a password or sends a mail.
 *
 * @throws {DomainError} `rate-limited`.
 */
export async function countUserAttempt(context: RequestContext, userId: string): Promise<void> {
  await context.limit('userAttempts', userId);
  await context.limit('addressUserAttempts');
}
