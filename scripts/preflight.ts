import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { makeFolder } from '../api/src/platform/make-folder.ts';
import { Failure } from './failure.ts';

/**
 * Ports for services that only this product calls. They are below the ephemeral ports (32768 and up on Linux), so that no outgoing
 * connection gets one between the check and the service's start.
 */
const FIRST_FREE_PORT = 20_000;
const LAST_FREE_PORT = 32_767;
const MAX_TRIES = 50;

/** Listens on a port and closes it again. Rejects with the system's error. */
function probe(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

/** A port of `host` on which no process listens now. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = FIRST_FREE_PORT + Math.floor(Math.random() * (LAST_FREE_PORT - FIRST_FREE_PORT + 1));
    try {
      await probe(port, host);
      return port;
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || attempt === MAX_TRIES) throw error;
    }
  }
}

/**
 * The port of the setting `PORT`, by default 3000; 0 means any free one.
 *
 * @throws Failure that names the wrong setting: `PORT` if it is not a port or another process listens on it, `HOST` if this machine
 *   does not have the address.
 */
export async function checkPort(given: string | undefined, host: string): Promise<number> {
  const port = Number(given || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Failure(
      `PORT is "${given}", which is no port.`,
      'Set PORT to a number from 0 to 65535; 0 takes any free port.',
    );
  try {
    if (port === 0) return await freePort(host);
    await probe(port, host);
    return port;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EACCES')
      throw new Failure(`This user may not listen on port ${port}.`, 'Choose one above 1023: PORT=8080 make run');
    if (code === 'EADDRINUSE')
      throw new Failure(`Port ${port} is taken.`, 'Stop what listens there, or choose another: PORT=3001 make run');
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EINVAL')
      throw new Failure(
        `HOST is "${host}", which is no address of this machine.`,
        'Set HOST to 127.0.0.1, or to 0.0.0.0 for all of its addresses.',
      );
    throw error;
  }
}

/** Makes the data folder and checks that it is writable. @throws Failure if it is not. */
export async function checkDataDir(dataDir: string): Promise<void> {
  const file = join(dataDir, `.writable-${process.pid}`);
  try {
    await makeFolder(dataDir);
    await writeFile(file, '');
    await rm(file);
  } catch (error) {
    throw new Failure(
      `DATA_DIR is ${dataDir}, which cannot be written (${codeOf(error)}).`,
      'Give this user the right to write there, or choose another folder: DATA_DIR=/some/folder make run',
    );
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
