import { forgetVisitors } from './account/forget-visitors.ts';
import type { Deps } from './context.ts';

const EVERY_MS = 60 * 60_000;

/** Tidies up once an hour, from a minute after the start on; several processes may do it at once. */
export function startHousekeeping(deps: Pick<Deps, 'db' | 'files' | 'clock' | 'log'>): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const tidy = async () => {
    try {
      const forgotten = await forgetVisitors(deps);
      if (forgotten > 0) deps.log.info({ forgotten }, 'removed visitors who stayed away');
    } catch (error) {
      // The database is away: the next hour tries again.
      deps.log.error({ err: error }, 'housekeeping failed');
    }
  };
  const start = () => {
    running = tidy();
  };
  const first = setTimeout(start, 60_000);
  const every = setInterval(start, EVERY_MS);
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(every);
      await running;
    },
  };
}
