import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { z } from 'zod';

/** `absent`: the process does not listen, as during its start and its shutdown. `ended`: this check killed it. */
export type Liveness = 'alive' | 'absent' | 'silent' | 'ended';

export interface LivenessCheck {
  /** The `/healthz` of the process. */
  url: string;
  /** The id of the process that answers there. */
  pid: number;
  /** Stores the number of silent checks in a row between checks. */
  stateFile: string;
  /** How long an answer may take, ms. */
  timeoutMs: number;
  /** After so many silent checks in a row the process is killed. */
  maxSilent: number;
}

const stateSchema = z.object({ pid: z.number(), silent: z.number() });

/**
 * Asks a process whether it is alive. Kills it by SIGKILL when it accepts connections but has not answered for long: a blocked event loop
 * handles no other signal.
 */
export async function checkLiveness({ url, pid, stateFile, timeoutMs, maxSilent }: LivenessCheck): Promise<Liveness> {
  const answered = await ask(url, timeoutMs);
  const silent = answered === 'silent' ? (await silentBefore(stateFile, pid)) + 1 : 0;
  await writeFile(stateFile, JSON.stringify({ pid, silent }));
  if (silent < maxSilent) return answered;
  process.kill(pid, 'SIGKILL');
  return 'ended';
}

async function ask(url: string, timeoutMs: number): Promise<Exclude<Liveness, 'ended'>> {
  try {
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    return ok ? 'alive' : 'silent';
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    return code === 'ECONNREFUSED' ? 'absent' : 'silent';
  }
}

async function silentBefore(stateFile: string, pid: number): Promise<number> {
  const text = await readFile(stateFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const state = text === null ? null : stateSchema.parse(JSON.parse(text));
  // Another pid: the state of an earlier process.
  return state?.pid === pid ? state.silent : 0;
}
