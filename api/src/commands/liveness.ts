import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { checkLiveness } from '../platform/liveness/check-liveness.ts';

// The health check of docker-compose.yml, in the API's container, every ten seconds. Docker does not restart an unhealthy container,
// but one whose process has ended, so this command ends a hung process. Kubernetes has a liveness probe instead.

/** The last argument of the process, as the image starts it. */
const MAIN = 'api/src/main.ts';

/** The process id of the container's only API. */
function findPid(): number | undefined {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => commandOf(pid).at(-1) === MAIN && pid !== process.pid);
}

function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  } catch (error) {
    // The process has ended meanwhile.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

const pid = findPid();
const liveness =
  pid === undefined
    ? 'absent'
    : await checkLiveness({
        url: `http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`,
        pid,
        stateFile: '/tmp/liveness.json',
        timeoutMs: 3_000,
        maxSilent: 3,
      });
process.stdout.write(`${liveness}\n`);
process.exitCode = liveness === 'alive' ? 0 : 1;
