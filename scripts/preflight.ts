import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Failure } from './failure.ts';

/** Listens and lets go again; `port` 0 takes any. Resolves to the port. */
function probe(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}

/** A port that nobody listens on now. */
export function freePort(): Promise<number> {
  return probe(0, '127.0.0.1');
}

/** @throws Failure when `PORT` is no port or somebody listens on it. */
export async function checkPort(given: string | undefined, host: string): Promise<number> {
  const port = Number(given || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Failure(`PORT is "${given}", which is no port.`, 'Set PORT to a number from 1 to 65535.');
  try {
    return await probe(port, host);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EACCES')
      throw new Failure(`Port ${port} is not for this user.`, 'Choose one above 1023: PORT=8080 make run');
    if (code === 'EADDRINUSE')
      throw new Failure(`Port ${port} is taken.`, 'Stop what listens there, or choose another: PORT=3001 make run');
    throw error;
  }
}

/** Makes the data folder and proves that it can be written. @throws Failure when it cannot. */
export async function checkDataDir(dataDir: string): Promise<void> {
  const file = join(dataDir, `.writable-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, '');
    await rm(file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new Failure(
      `The data folder ${dataDir} cannot be written (${code}).`,
      'Give this user the right to write there, or choose another folder: DATA_DIR=/some/folder make run',
    );
  }
}
