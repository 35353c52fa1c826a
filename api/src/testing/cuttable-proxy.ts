import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server that a test can cut and mend, as networks do. */
export interface CuttableProxy {
  port: number;
  /** Bytes that went to the server so far. */
  sentBytes(): number;
  /** Breaks every connection and takes no new one. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Lets nothing more through on any connection, and closes none: as when the server's machine is gone. */
  hang(): void;
  /** Lets everything through again. */
  goOn(): void;
}

/** A client's connection, and the one to the server that it leads to. */
interface Pair {
  inside: Socket;
  outside: Socket;
}

const letThrough = ({ inside, outside }: Pair) => void inside.pipe(outside).pipe(inside);

export async function startCuttableProxy(target: { host: string; port: number }): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  const pairs = new Set<Pair>();
  let sent = 0;
  let isHanging = false;
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
      inside.on('data', (chunk: Buffer) => {
        sent += chunk.length;
      });
      const pair = { inside, outside };
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
      for (const { inside, outside } of pairs) {
        inside.unpipe(outside);
        outside.unpipe(inside);
      }
    },
    goOn() {
      isHanging = false;
      pairs.forEach(letThrough);
    },
  };
}
