import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '@kreda/document/engine/text/languages';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { layOutMail } from './mail-layout.ts';
import { createMailer, type Mail } from './mailer.ts';

const MAIL: Mail = {
  id: 'b1b6ce0e-2f0c-4c55-a5b5-0a7a3ac9f001',
  to: 'lucja@example.pl',
  subject: 'Zażółć gęślą jaźń',
  text: 'Dzień dobry',
  html: '<p>Dzień dobry</p>',
  language: 'pl',
};

interface Received {
  from: string;
  to: string[];
  user: string;
  isEncrypted: boolean;
  mail: Email;
}

/** A mail server for tests, which accepts everything unless told otherwise. */
async function startSmtpServer() {
  const received: Received[] = [];
  const answers = { refuseNext: 0 };
  const server = new SMTPServer({
    authMethods: ['PLAIN'],
    // It would warn of its built-in certificate.
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      password === 'secret' ? done(null, { user: username }) : done(new Error('no such user')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (answers.refuseNext > 0) {
          answers.refuseNext--;
          return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        }
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          user: String(session.user),
          isEncrypted: session.secure,
          mail: await PostalMime.parse(Buffer.concat(chunks)),
        });
        done();
      });
    },
  });
  // Broken connections are part of these tests.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    answers,
    address: `127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

describe('by SMTP', () => {
  let server: Awaited<ReturnType<typeof startSmtpServer>>;
  beforeEach(async () => {
    server = await startSmtpServer();
  });
  afterEach(() => server.stop());
  const config = (credentials: string, isProduction = false) => ({
    smtpUrl: `smtp://${credentials}@${server.address}/?tls.rejectUnauthorized=false`,
    from: 'Kreda <cv@kreda.example>',
    outboxDir: '/nowhere',
    isProduction,
  });

  test('a mail arrives with text and HTML, its sender and its headers', async () => {
    const mailer = createMailer(config('robot:secret'));
    await mailer.send(MAIL);
    mailer.close();
    expect(server.received).toHaveLength(1);
    const { from, to, user, isEncrypted, mail } = server.received[0]!;
    expect({ from, to, user, isEncrypted }).toEqual({
      from: 'cv@kreda.example',
      to: ['lucja@example.pl'],
      user: 'robot',
      isEncrypted: true,
    });
    expect(mail).toMatchObject({
      subject: 'Zażółć gęślą jaźń',
      from: { name: 'Kreda', address: 'cv@kreda.example' },
      messageId: `<${MAIL.id}@kreda.example>`,
    });
    expect(mail.text?.trim()).toBe('Dzień dobry');
    expect(mail.html?.trim()).toBe('<p>Dzień dobry</p>');
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  test('an address that tries to be a list or a header stays one recipient, or is refused', async () => {
    const mailer = createMailer(config('robot:secret'));
    for (const to of [
      'a@example.pl, b@example.pl',
      'a@example.pl\r\nBcc: b@example.pl',
      '<a@example.pl> b@example.pl',
    ]) {
      await mailer.send({ ...MAIL, to }).catch(() => undefined);
    }
    mailer.close();
    for (const { to, mail } of server.received) {
      expect(to.length).toBeLessThanOrEqual(1);
      expect(mail.bcc ?? []).toEqual([]);
    }
  });

  test('a server that refuses is an error', async () => {
    const wrong = createMailer(config('robot:wrong'));
    await expect(wrong.send(MAIL)).rejects.toThrow(/Invalid login/);
    wrong.close();
    server.answers.refuseNext = 1;
    const mailer = createMailer(config('robot:secret'));
    await expect(mailer.send(MAIL)).rejects.toThrow(/try again later/);
    await mailer.send(MAIL);
    mailer.close();
    expect(server.received).toHaveLength(1);
  });

  test('in production nothing is sent without TLS', async () => {
    const plain = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (_stream, _session, done) => done(),
    });
    plain.on('error', () => {});
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    const { port } = plain.server.address() as AddressInfo;
    const mailer = createMailer({ ...config('x:y', true), smtpUrl: `smtp://127.0.0.1:${port}` });
    await expect(mailer.send(MAIL)).rejects.toThrow(/STARTTLS/i);
    mailer.close();
    await new Promise<void>((resolve) => plain.close(resolve));
  });

  onEachDatabase('from the product on $kind', {}, ({ create }) => {
    let database: TestDatabase;
    let api: TestApi;
    beforeEach(async () => {
      database = await create();
      const { smtpUrl, from } = config('robot:secret');
      api = await startTestApi({ databaseUrl: database.url, environment: { SMTP_URL: smtpUrl, MAIL_FROM: from } });
    });
    afterEach(async () => {
      await api.stop();
      await database.drop();
    });
    const register = (language: string, firstName = 'Łucja') => {
      const browser = new TestBrowser(api.url);
      browser.setCookie('language', language);
      const person = { email: `${language}@example.pl`, firstName, lastName: 'Żak', password: 'zielona-kreda' };
      return browser.send('POST', '/api/register', person);
    };

    test('a new user is welcomed in the language of the registration', async () => {
      await register('de');
      await register('ua');
      await api.mails();
      const received = server.received.toSorted((a, b) => (a.to[0]! < b.to[0]! ? -1 : 1));
      expect(received.map(({ to, mail }) => [to[0], mail.subject])).toEqual([
        ['de@example.pl', 'Willkommen bei Kreda'],
        ['ua@example.pl', 'Вітаємо в Kreda'],
      ]);
      expect(received[0]!.mail.text).toContain('Guten Tag, Łucja!');
      expect(received[0]!.mail.html).toContain('lang="de"');
      expect(received[0]!.mail.text).toMatch(/\/email\/verify\/[\w-]{43}/);
    });

    test.each(['<img src=x onerror=alert(1)>', 'Wygrałeś na https://evil.example', 'x'.repeat(60)])(
      'no mail greets with the name %s, which somebody else may have entered',
      async (firstName) => {
        for (const language of LANGUAGES) await register(language, firstName);
        await api.mails();
        expect(server.received).toHaveLength(LANGUAGES.length);
        for (const { mail } of server.received) {
          expect(mail.text).not.toContain(firstName);
          expect(mail.html).not.toContain('evil');
          expect(mail.html).not.toContain('<img');
          expect(mail.text).toMatch(/^[\p{L} ]+[!:,]\n/u);
        }
      },
    );

    test('a mail that the server refused is retried later and sent once', async () => {
      server.answers.refuseNext = 2;
      await register('pl');
      await api.mails();
      expect(server.received).toHaveLength(0);
      const row = await api.db.outboxMessage.findFirstOrThrow();
      expect(row).toMatchObject({ state: 'failed', tries: 1 });
      await api.mails();
      expect((await api.db.outboxMessage.findFirstOrThrow()).tries).toBe(1);
      for (let minute = 0; minute < 10; minute++) {
        api.now = new Date(api.now.getTime() + 60_000);
        await api.mails();
      }
      expect(server.received).toHaveLength(1);
      expect(await api.db.outboxMessage.findFirstOrThrow()).toMatchObject({
        state: 'sent',
        tries: 3,
        payload: {},
        outcome: null,
      });
    });

    test('several processes at the same time send each mail once', { tags: ['concurrency'] }, async () => {
      for (const language of ['pl', 'en', 'de', 'cz', 'es']) await register(language);
      await Promise.all([api.mails(), api.mails(), api.mails(), api.mails()]);
      expect(server.received.map(({ to }) => to[0]).sort()).toEqual(
        ['pl', 'en', 'de', 'cz', 'es'].map((language) => `${language}@example.pl`).sort(),
      );
    });

    test('no mail is sent about a deleted account', async () => {
      await register('pl');
      await api.db.user.deleteMany();
      await api.mails();
      expect(server.received).toHaveLength(0);
      expect(await api.db.outboxMessage.findFirstOrThrow()).toMatchObject({
        state: 'sent',
        outcome: 'not sent, the account or its address is gone',
      });
    });
  });
});

test('without a server a mail becomes a readable file', async () => {
  const outboxDir = await mkdtemp(path.join(tmpdir(), 'kreda-outbox-'));
  try {
    const mailer = createMailer({ smtpUrl: undefined, from: 'cv@kreda.example', outboxDir, isProduction: false });
    await mailer.send(MAIL);
    mailer.close();
    expect(await readdir(outboxDir)).toEqual([`${MAIL.id}.eml`]);
    const mail = await PostalMime.parse(await readFile(path.join(outboxDir, `${MAIL.id}.eml`)));
    expect(mail).toMatchObject({ subject: MAIL.subject, to: [{ address: MAIL.to }] });
  } finally {
    await rm(outboxDir, { recursive: true });
  }
});

test('the content of a mail is in its text and in its HTML', () => {
  const content = {
    subject: 'S',
    paragraphs: ['One.', 'Two & three.'],
    action: { label: 'Go', url: 'https://kreda.example/a?b=1&c=2' },
    notes: ['Note <b>.'],
  };
  const { text, html } = layOutMail(content, {
    greeting: 'Hello,',
    siteName: 'K',
    language: 'en',
    colors: { main: '#2c3149' },
    fallback: 'Broken?',
    footer: ['F', 'G'],
    links: [{ label: 'Terms', url: 'https://kreda.example/terms' }],
  });
  expect(text).toBe(
    'Hello,\n\nOne.\n\nTwo & three.\n\nGo:\nhttps://kreda.example/a?b=1&c=2\n\nNote <b>.\n\n-- \nF\nG\nTerms: https://kreda.example/terms\n',
  );
  // A list of mails shows what the mail says first, and opening it loads nothing.
  expect(html).toMatch(/<body[^>]*>\s*<div style="display:none[^"]*">One\./);
  expect(html).not.toMatch(/<img|<link|<script|url\(|@import/);
  for (const part of [
    '>S</h1>',
    'Broken?',
    'href="https://kreda.example/terms"',
    'Hello,',
    'One.',
    'Two &amp; three.',
    'href="https://kreda.example/a?b=1&amp;c=2"',
    'Note &lt;b&gt;.',
  ]) {
    expect(html).toContain(part);
  }
});

test('no line of the HTML ends with a single-letter word; the plain text keeps its spaces', () => {
  const content = { subject: 'Faktura', paragraphs: ['Dostęp jest aktywny, a fakturę masz w załączniku.'] };
  const { text, html } = layOutMail(content, {
    greeting: 'Dzień dobry!',
    siteName: 'K',
    language: 'pl',
    colors: { main: '#000000' },
    fallback: '',
    footer: ['F'],
    links: [],
  });
  expect(html).toContain('Dostęp jest aktywny, a\u00a0fakturę masz w\u00a0załączniku.');
  expect(text).toContain('Dostęp jest aktywny, a fakturę masz w załączniku.');
});

test('an order number stays on one line of the HTML', () => {
  const content = { subject: 'Odstąpienie 3F2A-91BC-07DE', paragraphs: ['Zamówienie 3F2A-91BC-07DE, FV-2026-11.'] };
  const { text, html } = layOutMail(content, {
    greeting: 'Dzień dobry!',
    siteName: 'K',
    language: 'pl',
    colors: { main: '#000000' },
    fallback: '',
    footer: ['F'],
    links: [],
  });
  const number = '<span style="white-space:nowrap">3F2A-91BC-07DE</span>';
  expect(html).toContain(`Odstąpienie ${number}</h1>`);
  expect(html).toContain(`Zamówienie ${number}, FV-2026-11.`);
  expect(html).toContain('<title>Odstąpienie 3F2A-91BC-07DE</title>');
  expect(text).toContain('Zamówienie 3F2A-91BC-07DE, FV-2026-11.');
});
