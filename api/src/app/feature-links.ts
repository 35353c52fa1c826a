import type { Deps } from '../context.ts';
import { becomeVisitor } from '../features/account/become-visitor.ts';
import { findVisitorId } from '../features/account/repo.ts';
import { findLiveSession } from '../features/account/session.ts';
import { hasActiveAccess } from '../features/billing/access/access.ts';
import { forgetBuyer } from '../features/billing/orders/forget-buyer.ts';
import { removeFilesOf } from '../features/resume/remove-files-of.ts';
import { ownsResume } from '../features/resume/repo.ts';
import { hashToken } from '../platform/token.ts';

/**
 * What one feature does for another. A feature does not import another one of its rank (.dependency-cruiser.js): it calls these
 * functions of the context.
 */
export function linkFeatures(
  deps: Pick<Deps, 'db' | 'clock'>,
): Pick<Deps, 'findSession' | 'findVisitor' | 'becomeVisitor' | 'hasActiveAccess' | 'ownsResume' | 'forgetOwner'> {
  const { db } = deps;
  return {
    findSession: (token) => findLiveSession(deps, token),
    findVisitor: (token) => findVisitorId(db, hashToken(token)),
    becomeVisitor,
    hasActiveAccess: (userId, now) => hasActiveAccess(db, userId, now),
    ownsResume: (owner, uuid) => ownsResume(db, owner, uuid),
    async forgetOwner(tx, owner, now) {
      await removeFilesOf(tx, owner, now);
      if ('userId' in owner) await forgetBuyer(tx, owner.userId, now);
    },
  };
}
