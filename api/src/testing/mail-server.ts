import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An SMTP server on loopback that accepts every mail, without credentials or TLS, and counts the mails to each address. */
export interface MailServer {
  port: number;
  /** The number of mails to each address. */
  mailsTo: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mailsTo = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      stream.resume();
      stream.once('end', () => {
        for (const { address } of envelope.rcptTo) mailsTo.set(address, (mailsTo.get(address) ?? 0) + 1);
        done();
      });
    },
  });
  // Tests break connections on purpose.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, mailsTo, stop: () => new Promise((resolve) => server.close(resolve)) };
}
