import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A TCP proxy to a server whose connections a test can break, hang, slow down and restore, as networks do. */
export interface CuttableProxy {
  port: number;
  /** Bytes sent to the server so far. */
  sentBytes(): number;
  /** Breaks all connections and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Forwards nothing on any connection and closes none, as when the server's machine is gone. */
  hang(): void;
  /** Delays each chunk, in both directions. */
  slow(delayMs: number): void;
  /** Forwards everything again, without delay. As with TCP, bytes that were sent meanwhile are not lost. */
  goOn(): void;
}

/** The client's connection (`inside`), the proxy's connection to the server (`outside`), and the delaying streams between them. */
interface Pair {
  inside: Socket;
  there: Transform;
  outside: Socket;
  back: Transform;
}

function letThrough({ inside, there, outside, back }: Pair): void {
  inside.pipe(there).pipe(outside);
  outside.pipe(back).pipe(inside);
}

/** @param onChunk is called for each forwarded chunk. */
function delayed(delayMs: () => number, onChunk: (chunk: Buffer) => void): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onChunk(chunk);
      const ms = delayMs();
      if (ms > 0) setTimeout(done, ms, null, chunk);
      else done(null, chunk);
    },
  });
}

export async function startCuttableProxy(target: { host: string; port: number }): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  const pairs = new Set<Pair>();
  let sent = 0;
  let isHanging = false;
  let delayMs = 0;
  let server: Server;
  const listen = async (port: number) => {
    server = createServer((inside) => {
      const outside = connect(target);
      for (const socket of [inside, outside]) {
        sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => {
          sockets.delete(socket);
          inside.destroy();
          outside.destroy();
        });
      }
      const there = delayed(
        () => delayMs,
        (chunk) => {
          sent += chunk.length;
        },
      );
      const back = delayed(
        () => delayMs,
        () => {},
      );
      const pair = { inside, there, outside, back };
      pairs.add(pair);
      inside.on('close', () => pairs.delete(pair));
      if (!isHanging) letThrough(pair);
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    port,
    sentBytes: () => sent,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.resetAndDestroy();
      await closed;
    },
    async mend() {
      await listen(port);
    },
    hang() {
      isHanging = true;
      for (const { inside, there, outside, back } of pairs) {
        inside.unpipe(there);
        outside.unpipe(back);
      }
    },
    slow(ms) {
      delayMs = ms;
    },
    goOn() {
      delayMs = 0;
      if (isHanging) pairs.forEach(letThrough);
      isHanging = false;
    },
  };
}
