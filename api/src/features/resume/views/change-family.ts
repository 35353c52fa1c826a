import type { Owner, RequestContext } from '../../../context.ts';
import { inTransaction, type Transaction } from '../../../platform/database.ts';
import { DomainError, noSuchResume } from '../../../platform/errors.ts';
import { ownerOf } from '../../../policy.ts';
import { findResume, readResume, type StoredResume } from '../repo.ts';
import { findBase, findView, lockFamily, type StoredView } from './family-repo.ts';

/** A base and its views, locked for a change of one of them. */
export interface Family {
  tx: Transaction;
  owner: Owner;
  now: Date;
  base: StoredResume;
  /** The view that is changed; null if it is the base. */
  view: StoredView | null;
}

/**
 * Runs a change of a resume, as a base with its views or as one view, on the latest state. `change` must do nothing but queries: after a
 * conflict with another transaction it runs again.
 *
 * @param lockFirst takes locks that other transactions take before those of resumes.
 * @throws {DomainError} `not-found`; `conflict` if the resume keeps being detached and changed meanwhile.
 */
export async function changeFamily<T>(
  context: RequestContext,
  uuid: string,
  change: (family: Family) => Promise<T>,
  lockFirst: (tx: Transaction, owner: Owner) => Promise<void> = async () => {},
): Promise<T> {
  const { db, clock } = context;
  const owner = ownerOf(context);
  for (let attempt = 0; owner !== null && attempt < MAX_ATTEMPTS; attempt++) {
    const stored = await readResume(db, owner, uuid);
    if (!stored) throw noSuchResume();
    const baseUuid = stored.view?.baseUuid ?? uuid;
    const done = await inTransaction(db, async (tx) => {
      await lockFirst(tx, owner);
      await lockFamily(tx, owner, baseUuid);
      const members = await membersOf(tx, owner, { uuid, baseUuid });
      return members && { result: await change({ tx, owner, now: clock(), ...members }) };
    });
    if (done) return done.result;
  }
  throw owner === null ? noSuchResume() : new DomainError('conflict');
}

/** The view may have been detached since its base was read. */
const MAX_ATTEMPTS = 3;

/** Null if the resume is no view of that base any more, or has become one. */
async function membersOf(
  tx: Transaction,
  owner: Owner,
  { uuid, baseUuid }: { uuid: string; baseUuid: string },
): Promise<Pick<Family, 'base' | 'view'> | null> {
  if (uuid === baseUuid) {
    const base = await findResume(tx, owner, uuid);
    if (!base) throw noSuchResume();
    return base.view === null ? { base, view: null } : null;
  }
  const [base, view] = [await findBase(tx, owner, baseUuid), await findView(tx, owner, uuid)];
  return base && view?.view.baseUuid === baseUuid ? { base, view } : null;
}

/** Runs a change of one view. @throws {DomainError} `not-found` for a resume that is none. */
export function changeView<T>(
  context: RequestContext,
  uuid: string,
  change: (family: Family & { view: StoredView }) => Promise<T>,
): Promise<T> {
  return changeFamily(context, uuid, async (family) => {
    const { view } = family;
    if (!view) throw noSuchResume();
    return change({ ...family, view });
  });
}
