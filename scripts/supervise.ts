import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { say } from './failure.ts';

/** A process of the product. */
export interface Service {
  /** As messages name it. */
  name: string;
  /** The TypeScript file that it runs. */
  file: string;
  /** Settings beside those of this process. */
  environment: Readonly<Record<string, string>>;
}

/** A running service, which is started again when it dies. */
export interface Supervised {
  /** From now on it is started again however often it ends. Before, its end is a failed start. */
  trust(): void;
  /** Ends it and starts it again, with the code as it is now. */
  restart(): void;
  /** Asks it to finish and waits; after 15 s it is killed. It is not started again. */
  stop(): Promise<void>;
}

export interface Supervision {
  /** Aborted when the product ends: from then on no service is started again. */
  ending: AbortSignal;
  /** Called when the service ends before it is trusted. It has said on standard error why. */
  onFailedStart(name: string): void;
  /** A crash is waited out until `restart`, since the same code would crash again. */
  isWatched?: boolean;
}

const STOP_MS = 15_000;
const FIRST_RESTART_MS = 200;
const LAST_RESTART_MS = 5_000;
/** A process that ran this long has started well: the restart delay begins anew. */
const WELL_AFTER_MS = 10_000;

/** Loaded into each service before its own program. */
const END_WITH_RUNNER = pathToFileURL(join(import.meta.dirname, 'end-with-runner.ts')).href;

/** Runs a service as a process of its own, and starts it again whenever it ends by itself. It ends when this process dies. */
export function supervise(service: Service, { ending, onFailedStart, isWatched = false }: Supervision): Supervised {
  let child: ChildProcess;
  let isStopping = false;
  let isTrusted = false;
  let isRestarting = false;
  let restartMs = FIRST_RESTART_MS;
  let timer: NodeJS.Timeout | undefined;

  const start = () => {
    const startedAt = Date.now();
    isRestarting = false;
    child = spawn(process.execPath, ['--import', END_WITH_RUNNER, service.file], {
      env: { ...process.env, ...service.environment },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // A group of its own: Ctrl+C reaches the runner alone, which ends the API before what the API needs.
      detached: true,
    });
    child.once('exit', (code, signal) => {
      if (isStopping || ending.aborted) return;
      if (isRestarting) {
        start();
        return;
      }
      if (!isTrusted) {
        if (signal !== null || code === 0) say(`The ${service.name} ended (${signal ?? `code ${code}`}).`);
        onFailedStart(service.name);
        return;
      }
      if (isWatched) {
        say(`The ${service.name} ended (${signal ?? `code ${code}`}); the next change of a file starts it again.`);
        return;
      }
      const wasWell = Date.now() - startedAt > WELL_AFTER_MS;
      restartMs = wasWell ? FIRST_RESTART_MS : Math.min(restartMs * 2, LAST_RESTART_MS);
      say(`The ${service.name} ended (${signal ?? `code ${code}`}); starting it again.`);
      timer = setTimeout(() => {
        // A stop may have begun meanwhile, and ends services one after the other.
        if (!isStopping && !ending.aborted) start();
      }, restartMs);
    });
  };
  start();
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  /** Asks the service to end, and kills it when it takes too long. */
  const end = (): Promise<void> => {
    const stopped = child;
    const killer = setTimeout(() => stopped.kill('SIGKILL'), STOP_MS);
    stopped.kill('SIGTERM');
    return new Promise((resolve) =>
      stopped.once('exit', () => {
        clearTimeout(killer);
        resolve();
      }),
    );
  };

  return {
    trust() {
      isTrusted = true;
    },
    restart() {
      if (isStopping || ending.aborted || isRestarting) return;
      if (hasEnded()) {
        clearTimeout(timer);
        start();
        return;
      }
      isRestarting = true;
      void end();
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      if (hasEnded()) return;
      await end();
    },
  };
}
