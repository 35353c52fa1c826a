import { type ChildProcess, spawn } from 'node:child_process';
import { say } from './failure.ts';

/** A process that is started again when it dies. */
export interface Supervised {
  /** It was ready: from now on it is started again however often it ends. */
  trust(): void;
  /** Asks it to finish and waits; after 15 s it is killed. It is not started again. */
  stop(): Promise<void>;
}

const STOP_MS = 15_000;
const FIRST_RESTART_MS = 200;
const LAST_RESTART_MS = 5_000;
/** A process that ran this long was well: the next restart is prompt again. */
const WELL_AFTER_MS = 10_000;

/**
 * Runs a TypeScript file as a process of its own, restarting it whenever it ends by itself.
 *
 * @param giveUp called when it ends within its first moments, three times in a row and before it is trusted: it cannot work as
 *   configured.
 */
export function supervise(
  name: string,
  file: string,
  { environment, giveUp }: { environment: Record<string, string>; giveUp: (name: string) => void },
): Supervised {
  let child: ChildProcess;
  let isStopping = false;
  let restartMs = FIRST_RESTART_MS;
  let failures = 0;
  let isTrusted = false;
  let timer: NodeJS.Timeout | undefined;

  const start = () => {
    const startedAt = Date.now();
    child = spawn(process.execPath, [file], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      const wasWell = Date.now() - startedAt > WELL_AFTER_MS;
      failures = wasWell ? 1 : failures + 1;
      restartMs = wasWell ? FIRST_RESTART_MS : Math.min(restartMs * 2, LAST_RESTART_MS);
      if (!isTrusted && failures >= 3 && code !== null && code !== 0 && signal === null) {
        giveUp(name);
        return;
      }
      say(`The ${name} ended (${signal ?? `code ${code}`}); starting it again.`);
      timer = setTimeout(start, restartMs);
    });
  };
  start();

  return {
    trust() {
      isTrusted = true;
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(killer);
    },
  };
}
