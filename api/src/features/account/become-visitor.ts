import type { RequestContext } from '../../context.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import * as repo from './repo.ts';

/**
 * Makes the caller's browser a visitor, so that it can own resumes.
 *
 * @throws {DomainError} `rate-limited` when its network address has made too many visitors.
 */
export async function becomeVisitor({ db, clock, cookies, limit }: RequestContext): Promise<{ visitorId: string }> {
  await limit('visitors');
  const token = newToken();
  const visitorId = crypto.randomUUID();
  await repo.insertVisitor(db, { id: visitorId, tokenHash: hashToken(token) }, clock());
  cookies.setVisitor(token);
  return { visitorId };
}
