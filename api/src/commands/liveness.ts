import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { checkLiveness } from '../platform/liveness/check-liveness.ts';

// The health check of docker-compose.yml, in the API's container, every ten seconds. Docker calls a container unhealthy and leaves it
// alone; one whose process has ended it starts anew. Kubernetes has a liveness probe and needs none of this.

/** As the image starts it. */
const MAIN = 'api/src/main.ts';

/** The API of this container, which has one. */
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
    // It ended meanwhile.
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
