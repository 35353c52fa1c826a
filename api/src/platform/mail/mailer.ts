import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '../../config.ts';

/** A mail, ready to go. */
export interface Mail {
  /** The same for a mail that is sent again after a crash, so that whoever receives it can tell. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** BCP 47 */
  language: string;
  attachments?: readonly { fileName: string; mediaType: string; bytes: Uint8Array }[];
}

export interface Mailer {
  /** Returns when the mail was taken over. @throws Error when it was not. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 20_000;

/** Sends by SMTP; without a server every mail becomes an .eml file in a folder, where it can be read. */
export function createMailer({ smtpUrl, from, outboxDir, isProduction }: Config['mail']): Mailer {
  return smtpUrl === undefined ? folderMailer(outboxDir, from) : smtpMailer(smtpUrl, { from, isProduction });
}

function smtpMailer(url: string, { from, isProduction }: { from: string; isProduction: boolean }): Mailer {
  const transport = nodemailer.createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      // Passwords and letters do not travel in the clear, unless somebody is only trying it out.
      requireTLS: isProduction,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from },
  );
  return {
    async send(mail) {
      await transport.sendMail(envelope(mail, from));
    },
    close: () => transport.close(),
  };
}

function folderMailer(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(envelope(mail, from));
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${mail.id}.eml`);
      // Renamed when whole: whoever watches the folder reads no half mail.
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}

function envelope({ id, language, to, attachments = [], ...mail }: Mail, from: string) {
  const domain = from.replace(/^.*@/, '').replace(/>.*$/, '');
  return {
    ...mail,
    attachments: attachments.map(({ fileName, mediaType, bytes }) => ({
      filename: fileName,
      contentType: mediaType,
      content: Buffer.from(bytes),
    })),
    // As an object: an address is never read as a list or a header.
    to: { name: '', address: to },
    messageId: `<${id}@${domain}>`,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
    // Nothing that a letter says may name a file or an address to be fetched from here.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
