import process from 'node:process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { openDatabase } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { type BuriedMessage, dropBuried, listBuried, retryBuried } from '../platform/outbox/buried.ts';
import type { Choice } from '../platform/outbox/repo.ts';
import { ArgumentError, argumentErrorOf, runCommand } from './run-command.ts';

// For operators: lists, retries and drops buried messages of the outbox. Run it in the product's environment, while the product runs:
//
//   npm run outbox:buried -- list [--kind payment.]       all of them, or those of a kind (with a dot at its end: all that begin so)
//   npm run outbox:buried -- retry (ID… | --kind KIND | --all)
//   npm run outbox:buried -- drop (ID… | --kind KIND | --all)
//
// Exit codes: 0 for success, 1 when none of the given messages is buried, 2 for wrong arguments, 3 for a failure.

const USAGE = 'usage: npm run outbox:buried -- list [--kind KIND] | retry|drop (ID… | --kind KIND | --all)';
const EXIT = { done: 0, none: 1 } as const;

const argumentsSchema = z.object({
  action: z.enum(['list', 'retry', 'drop'], 'list, retry or drop'),
  ids: z.array(z.uuid('an id such as list prints them')),
  kind: z.string().min(1).optional(),
  all: z.boolean().default(false),
});

function readArguments(given: string[]): { action: 'list' | 'retry' | 'drop'; choice: Choice } {
  const options = { kind: { type: 'string' }, all: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true, strict: true });
  const [first, ...others] = positionals;
  const parsed = argumentsSchema.safeParse({ action: first, ids: others, ...values });
  if (!parsed.success) throw argumentErrorOf(parsed.error);
  const { action, ids, kind, all } = parsed.data;
  const choices: Choice[] = [
    ...(ids.length > 0 ? [{ ids }] : []),
    ...(kind === undefined ? [] : [{ kind }]),
    ...(all ? (['all'] as const) : []),
  ];
  if (choices.length > 1) throw new ArgumentError('Ids, --kind and --all exclude each other');
  const choice = choices[0] ?? (action === 'list' ? 'all' : undefined);
  if (choice === undefined) throw new ArgumentError(`${action} needs ids, --kind or --all`);
  return { action, choice };
}

async function main(): Promise<void> {
  const { action, choice } = readArguments(process.argv.slice(2));
  const db = openDatabase(readConfig(process.env).database);
  try {
    const deps = { db, clock: () => new Date(), log: createLog({ logLevel: 'silent' }) };
    const act = { list: listBuried, retry: retryBuried, drop: dropBuried }[action];
    const jobs = await act(deps, choice);
    process.stdout.write(jobs.map((job) => `${lineOf(job)}\n`).join(''));
    process.stdout.write(
      `${jobs.length} ${{ list: 'buried', retry: 'to be tried again', drop: 'dropped' }[action]}.\n`,
    );
    process.exitCode = jobs.length === 0 && action !== 'list' ? EXIT.none : EXIT.done;
  } finally {
    await db.$disconnect();
  }
}

function lineOf({ id, kind, createdAt, tries, about, canBeRetried }: BuriedMessage): string {
  const told = canBeRetried ? JSON.stringify(about) : 'its address was forgotten: it can only be dropped';
  return `${id}  ${createdAt.toISOString()}  ${kind}  ${tries} tries  ${told}`;
}

await runCommand({ usage: USAGE }, main);
