import { readdir, readFile } from 'node:fs/promises';

/** The resource use of a process of the product, as Linux counts it. */
export interface ProcessUse {
  pid: number;
  /** The file that it runs, relative to the repository: `api/src/main.ts`. */
  file: string;
  /** Current and peak resident memory, in MB. */
  rssMb: number;
  peakMb: number;
  /** Processor time of all its threads since its start, in seconds. */
  cpuSeconds: number;
}

/** Linux counts processor time in ticks of a hundredth of a second. */
const TICKS = 100;

/** The resource use of those descendants of this process that run a file of the product. Linux only. */
export async function readProcessUse(): Promise<ProcessUse[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await fileOf(name, 'stat');
    if (stat) parents.set(Number(name), Number(fieldsOf(stat)[1]));
  }
  const isOurs = (pid: number): boolean => {
    for (let at = parents.get(pid); at !== undefined; at = parents.get(at)) if (at === process.pid) return true;
    return false;
  };
  const uses = await Promise.all([...parents.keys()].filter(isOurs).map(useOf));
  return uses.filter((use) => use !== null);
}

async function useOf(pid: number): Promise<ProcessUse | null> {
  const [command, status, stat] = await Promise.all(['cmdline', 'status', 'stat'].map((file) => fileOf(pid, file)));
  const file = /(?:api|renderer)\/(?:src|sandbox)\/[\w/-]*main\.ts/.exec(command ?? '')?.[0];
  // The process may have ended meanwhile.
  if (!file || !status || !stat) return null;
  const mb = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  const fields = fieldsOf(stat);
  const cpuSeconds = (Number(fields[11]) + Number(fields[12])) / TICKS;
  return { pid, file, rssMb: mb('VmRSS'), peakMb: mb('VmHWM'), cpuSeconds };
}

/** The fields after the command: state, parent, … The command itself may contain spaces and brackets. */
function fieldsOf(stat: string): string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

async function fileOf(pid: number | string, name: string): Promise<string | null> {
  try {
    return await readFile(`/proc/${pid}/${name}`, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The process has ended after its folder was listed.
    if (code === 'ENOENT' || code === 'ESRCH') return null;
    throw error;
  }
}
