import process from 'node:process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { listUnaccepted, requeueRejected } from '../features/billing/ksef/repo.ts';
import { audit, OPERATOR } from '../platform/audit.ts';
import { inTransaction, openDatabase } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { nextWorkingDay } from '../platform/polish-working-days.ts';
import { productEnvironment } from './product-environment.ts';
import { argumentErrorOf, runCommand } from './run-command.ts';

// For operators: lists documents that the national e-invoicing system (KSeF) has not accepted, and queues rejected ones again. Run it in
// the product's environment:
//
//   npm run billing:ksef -- list                  (with the day by which each has to be there: art. 106nda of the VAT Act)
//   npm run billing:ksef -- retry DOCUMENT…       (written anew by the present release)
//
// Exit codes: 0 for success, 1 when none of the given documents is rejected, 2 for wrong arguments, 3 for a failure.

const USAGE = 'usage: npm run billing:ksef -- list | retry DOCUMENT…';
const EXIT = { done: 0, none: 1 } as const;

const argumentsSchema = z.union(
  [z.tuple([z.literal('list')]), z.tuple([z.literal('retry')], z.uuid()).refine(([, ...ids]) => ids.length > 0)],
  'list, or retry with ids such as list prints them',
);

async function main(): Promise<void> {
  const { positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true, strict: true });
  const parsed = argumentsSchema.safeParse(positionals);
  if (!parsed.success) throw argumentErrorOf(parsed.error);
  const [action, ...ids] = parsed.data;
  const db = openDatabase(readConfig(productEnvironment(process.env)).database);
  try {
    if (action === 'list') {
      for (const { documentId, number, state, issuedOn, reason } of await listUnaccepted(db)) {
        const due = `issued ${issuedOn}, due ${nextWorkingDay(issuedOn)}`;
        process.stdout.write(`${documentId}  ${number}  ${due}  ${state}  ${reason ?? ''}\n`);
      }
      return;
    }
    let queued = 0;
    for (const documentId of ids) {
      const isQueued = await inTransaction(db, async (tx) => {
        const now = new Date();
        if (!(await requeueRejected(tx, documentId, now))) return false;
        const auditing = { clock: () => now, log: createLog({ logLevel: 'silent' }) };
        await audit(tx, auditing, 'operation.ksef-retried', { userId: OPERATOR, details: { documentId } });
        return true;
      });
      if (isQueued) queued++;
    }
    process.stdout.write(`${queued} queued again.\n`);
    process.exitCode = queued === 0 ? EXIT.none : EXIT.done;
  } finally {
    await db.$disconnect();
  }
}

await runCommand({ usage: USAGE }, main);
