import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { z } from 'zod';

/** `absent`: nobody listens, as before its start has come to that and while it ends. */
export type Liveness = 'alive' | 'absent' | 'silent' | 'ended';

export interface LivenessCheck {
  /** Its `/healthz`. */
  url: string;
  /** The process that should answer there. */
  pid: number;
  /** Keeps how often it was silent in a row, from one check to the next. */
  stateFile: string;
  /** How long an answer may take, ms. */
  patienceMs: number;
  /** It is ended when it was silent so often in a row. */
  maxSilent: number;
}

const stateSchema = z.object({ pid: z.number(), silent: z.number() });

/**
 * Asks a process whether it is alive, and ends it by SIGKILL where it takes connections and has not answered for long: whose event loop stands
 * hears no other signal.
 */
export async function checkLiveness({ url, pid, stateFile, patienceMs, maxSilent }: LivenessCheck): Promise<Liveness> {
  const answered = await ask(url, patienceMs);
  const silent = answered === 'silent' ? (await silentBefore(stateFile, pid)) + 1 : 0;
  await writeFile(stateFile, JSON.stringify({ pid, silent }));
  if (silent < maxSilent) return answered;
  process.kill(pid, 'SIGKILL');
  return 'ended';
}

async function ask(url: string, patienceMs: number): Promise<Exclude<Liveness, 'ended'>> {
  try {
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
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
  // Of a process before this one.
  return state?.pid === pid ? state.silent : 0;
}
