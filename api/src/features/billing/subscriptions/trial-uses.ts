import { createHmac } from 'node:crypto';
import type { Provider } from '@kreda/site/providers';
import type { Config } from '../../../config.ts';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import { mailboxOf } from '../../../platform/mail/mailbox-limits.ts';
import { countTrialUses, deleteTrialUses, insertTrialUse } from './repo.ts';

/** How long a trial counts against a mailbox, a card or a PayPal account. */
const KEPT_MS = 2 * 365 * 24 * 60 * 60_000;

/** The settings that count trials. */
export type TrialConfig = Pick<Config, 'mailboxKey' | 'trialsPerMethod'>;

/** A trial that is about to start. */
interface Trial {
  /** The account's e-mail address. */
  email: string;
  /** Whether the address is known to be the account holder's: otherwise its owner, who knows nothing of it, would lose the trial. */
  isVerified: boolean;
  provider: Provider;
  /** `ProviderPayment.fingerprint`; null: the card or account cannot be told from others, so the mailbox counts whether or not it is verified. */
  fingerprint: string | null;
}

/** Whether the mailbox has had a trial, with any account. */
export async function hasMailboxUsedTrial(db: Queryable, config: TrialConfig, email: string): Promise<boolean> {
  return (await countTrialUses(db, mailboxKeyOf(config, email))) > 0;
}

/**
 * Counts a trial against its mailbox, if that is verified, and its card or PayPal account. False, and nothing is counted, when one of them has had its
 * trials.
 * Called in the transaction that starts the trial.
 *
 * @throws a unique violation when another trial of the same starts at this moment.
 */
export async function claimTrial(
  tx: Transaction,
  config: TrialConfig,
  { email, isVerified, provider, fingerprint }: Trial,
  now: Date,
): Promise<boolean> {
  const claims = [];
  if (isVerified || fingerprint === null) claims.push({ keyHash: mailboxKeyOf(config, email), limit: 1 });
  if (fingerprint !== null) {
    claims.push({ keyHash: keyOf(config, `${provider} ${fingerprint}`), limit: config.trialsPerMethod });
  }
  const counted = await Promise.all(
    claims.map(async (claim) => ({ ...claim, used: await countTrialUses(tx, claim.keyHash) })),
  );
  if (counted.some(({ used, limit }) => used >= limit)) return false;
  for (const { keyHash, used } of counted) await insertTrialUse(tx, { keyHash, place: used + 1, usedAt: now });
  return true;
}

/** Removes trials that no longer count. */
export async function forgetOldTrials({ db, clock }: { db: Queryable; clock: () => Date }): Promise<void> {
  await deleteTrialUses(db, new Date(clock().getTime() - KEPT_MS));
}

function mailboxKeyOf(config: TrialConfig, email: string): string {
  return keyOf(config, `mailbox ${mailboxOf(email)}`);
}

function keyOf({ mailboxKey }: TrialConfig, used: string): string {
  return createHmac('sha256', mailboxKey).update(`trial of ${used}`).digest('hex');
}
