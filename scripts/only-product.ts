import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Failure } from './failure.ts';

const ANSWER_MS = 2_000;

/** Keeps a folder for one product until it is released or this process ends. */
export interface Claim {
  release(): void;
}

/**
 * Claims a folder for this product. The claim is a socket that answers other products with this one's address. The system closes it
 * when the process dies, so a killed product keeps no folder.
 *
 * @param what the folder's name in the refusal, for example `this clone`.
 * @param url is called for this product's address when another product connects.
 * @throws Failure with the address of the product that has the folder.
 */
export async function claimFolder(folder: string, { what, url }: { what: string; url: () => string }): Promise<Claim> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  const socket = join(tmpdir(), `kreda-${name}.sock`);
  for (let attempt = 1; ; attempt++) {
    try {
      const server = await listen(socket, () => `${url()} (process ${process.pid})`);
      return { release: () => server.close() };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
      const holder = await askHolder(socket);
      if (holder !== null)
        throw new Failure(
          `Kreda runs already from ${what}, at ${holder}.`,
          'Use that one or stop it; a second one needs a clone, a DATA_DIR and a PORT of its own.',
        );
      if (attempt > 3) throw error;
      // The socket's process was killed.
      rmSync(socket, { force: true });
    }
  }
}

function listen(socket: string, answer: () => string): Promise<Server> {
  const server = createServer((connection) => connection.on('error', () => {}).end(answer()));
  // The socket must not keep the process alive.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, () => resolve(server));
  });
}

/** The answer of the process behind the socket; null if there is none. */
async function askHolder(socket: string): Promise<string | null> {
  const connection = connect(socket);
  connection.setTimeout(ANSWER_MS, () => connection.destroy(new Error('no answer')));
  try {
    return await text(connection);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === 'ECONNREFUSED' || code === 'ENOENT' ? null : 'an address that it does not tell';
  }
}
