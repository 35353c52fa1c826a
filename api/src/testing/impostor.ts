import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

/** A man in the middle: a server that greets as MariaDB, asks for the password in plain text, and speaks TLS with a certificate of its own. */
export interface Impostor {
  port: number;
  /** The bytes that it received after the TLS handshake: names and passwords, if the client goes on. */
  told(): string;
  stop(): Promise<void>;
}

export async function startImpostor(certificate: { cert: Buffer; key: Buffer }): Promise<Impostor> {
  const told: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // Clients that refuse the certificate break the connection.
    socket.on('error', () => {});
    socket.write(greeting());
    const beginTls = () => {
      // Reads the client's SSLRequest. Bytes after it are TLS already and stay in the socket.
      if (socket.read(TLS_REQUEST_BYTES) === null) return;
      socket.off('readable', beginTls);
      const secure = new TLSSocket(socket, { isServer: true, ...certificate });
      secure.on('error', () => {});
      secure.on('data', (chunk: Buffer) => told.push(chunk));
    };
    socket.on('readable', beginTls);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    told: () => Buffer.concat(told).toString('latin1'),
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The protocol's SSLRequest with its header. */
const TLS_REQUEST_BYTES = 36;

/** Capability flags of a current server: protocol 4.1, TLS, transactions, secure connection, authentication plugins. */
const CAPABILITIES = 0x00_08_aa_09;

/** The initial handshake packet of protocol version 10. */
function greeting(): Buffer {
  const capabilities = Buffer.alloc(4);
  capabilities.writeUInt32LE(CAPABILITIES);
  const body = Buffer.concat([
    Buffer.from([10]),
    Buffer.from('5.5.5-10.11.6-MariaDB\0'),
    Buffer.from([1, 0, 0, 0]),
    Buffer.from('abcdefgh\0'),
    capabilities.subarray(0, 2),
    // utf8mb4, and autocommit.
    Buffer.from([45, 2, 0]),
    capabilities.subarray(2),
    Buffer.from([21]),
    Buffer.alloc(10),
    Buffer.from('abcdefghijkl\0'),
    Buffer.from('mysql_clear_password\0'),
  ]);
  return Buffer.concat([Buffer.from([body.length, 0, 0, 0]), body]);
}
