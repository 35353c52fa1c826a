import type { WriteProbe } from '../write-probe.ts';
import type { Metrics } from './metrics.ts';

/** Whether database and storage accept writes: a full or read-only disk can still be read. */
export async function gaugeWrites({ takesWrites }: Metrics, probe: WriteProbe): Promise<void> {
  const writes = await probe();
  takesWrites.set({ part: 'database' }, writes.database ? 1 : 0);
  takesWrites.set({ part: 'files' }, writes.files ? 1 : 0);
}
