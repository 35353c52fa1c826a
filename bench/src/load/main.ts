import { availableParallelism, loadavg } from 'node:os';
import { startProduct } from '@kreda/e2e/product';
import { say } from '../../../scripts/failure.ts';
import { sample } from '../sample.ts';
import { type ProcessUse, readProcessUse } from './process-use.ts';
import { simulateBrowser } from './simulated-browser.ts';
import { createTally, tallyTable } from './tally.ts';
import { type LoadUser, startLoadUser } from './user.ts';

const USERS = 100;
const SECONDS = 60;
/** Each user saves, waits, and downloads after every sixth save on average: far busier than people are. */
const RHYTHM = { saveEveryMs: 5_000, savesPerDownload: 6 };
/** Users who register at the same time. */
const AT_ONCE = 4;

/** Simulates users of the product as `make run` starts it, and prints durations and the use of memory and processor. */
async function benchLoad(): Promise<void> {
  say('Starting the product to load it; this takes half a minute.');
  const product = await startProduct({
    LOGIN_ATTEMPTS_PER_MINUTE: '100000',
    NEW_VISITORS_PER_HOUR: '100000',
    NEW_RESUMES_PER_HOUR: '100000',
    VISITOR_RESUMES: '200',
  });
  try {
    const tally = createTally();
    const users = await makeUsers(product.url, tally);
    say(`${USERS} users type and download for ${SECONDS} s; load of the machine before: ${loadavg()[0]!.toFixed(1)}`);
    const before = await readProcessUse();
    const began = performance.now();
    const ending = AbortSignal.timeout(SECONDS * 1_000);
    await Promise.all(users.map((user) => user.work(RHYTHM, ending)));
    const seconds = (performance.now() - began) / 1_000;
    const after = await readProcessUse();
    for (const user of users) await user.check();
    say(`\n${tallyTable(tally.rows(), seconds)}\n`);
    say(processTable(before, after, seconds));
    if (tally.rows().some(({ failed }) => failed > 0)) process.exitCode = 1;
  } finally {
    await product.stop();
  }
}

async function makeUsers(url: string, tally: ReturnType<typeof createTally>): Promise<LoadUser[]> {
  say(`${USERS} users register, write their CV and pay …`);
  const { photo, typeset } = await simulateBrowser();
  const users: LoadUser[] = [];
  while (users.length < USERS) {
    const next = Array.from({ length: AT_ONCE }, () => startLoadUser(url, { resume: sample, photo, typeset, tally }));
    users.push(...(await Promise.all(next)));
  }
  return users;
}

function processTable(before: readonly ProcessUse[], after: readonly ProcessUse[], seconds: number): string {
  const head = ['process', 'RSS MB', 'peak MB', 'CPU s', 'of a core'];
  const rows = after.map(({ pid, file, rssMb, peakMb, cpuSeconds }) => {
    const used = cpuSeconds - (before.find((one) => one.pid === pid)?.cpuSeconds ?? 0);
    return [file, rssMb.toFixed(0), peakMb.toFixed(0), used.toFixed(1), `${((used / seconds) * 100).toFixed(0)} %`];
  });
  const lines = [head, ...rows].map((row) =>
    row.map((cell, index) => (index === 0 ? cell.padEnd(36) : cell.padStart(9))).join(' '),
  );
  return `${lines.join('\n')}\nOn ${availableParallelism()} cores, which the users' own typesetting shares.`;
}

await benchLoad();
