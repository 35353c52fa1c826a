import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '../../config.ts';

/** A mail that is ready to be sent. */
export interface Mail {
  /** The same when a mail is sent again after a crash, so that mail programs can recognise the copy. */
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
  /** Returns when the mail server has accepted the mail. @throws Error when it has not. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 20_000;

/** Sends by SMTP. Without a server, writes every mail into a folder as an .eml file. */
export function createMailer({ smtpUrl, from, outboxDir, isProduction }: Config['mail']): Mailer {
  return smtpUrl === undefined ? folderMailer(outboxDir, from) : smtpMailer(smtpUrl, { from, isProduction });
}

function smtpMailer(url: string, { from, isProduction }: { from: string; isProduction: boolean }): Mailer {
  const transport = nodemailer.createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      // In production, passwords and mails are sent over TLS only.
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
      // Renamed when complete, so that no reader gets half a mail.
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
    // An object, so that the address is not parsed as a list or a header.
    to: { name: '', address: to },
    messageId: `<${id}@${domain}>`,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
    // The content of a mail must not make this process read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
