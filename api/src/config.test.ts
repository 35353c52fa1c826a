import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { issueCertificate } from '../sandbox/ksef/issue-certificate.ts';
import { ConfigError, readConfig } from './config.ts';
import { PRODUCTION_SETTINGS } from './testing/production-settings.ts';

const PRODUCTION = { ...PRODUCTION_SETTINGS, SMTP_URL: 'smtps://mail.example', SELLER_NIP: '123-456-32-18' };

test('needs no variable', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    isHttps: false,
    database: { url: pathToFileURL(path.resolve('data/kreda.db')).href, tls: null },
    site: { name: 'Kreda', language: 'pl' },
  });
});

test('accepts a data folder with any characters in its name', () => {
  expect(readConfig({ DATA_DIR: '/data/50% of a#b?' }).database.url).toBe(
    'file:///data/50%25%20of%20a%23b%3F/kreda.db',
  );
});

test('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', SITE_NAME: '' }).port).toBe(3000);
});

test('makes cookies Secure when the public address is https', () => {
  expect(readConfig({ PUBLIC_URL: 'https://kreda.example/' })).toMatchObject({
    publicUrl: 'https://kreda.example',
    isHttps: true,
  });
});

test('names every wrong variable at once, without its value', () => {
  const read = () => readConfig({ PORT: '-1', DATABASE_URL: 'postgres://u:secret@h/d', MAIN_COLOR: 'red' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/PORT: [\s\S]*DATABASE_URL: starts with mysql:[\s\S]*MAIN_COLOR: a colour is written #rrggbb/);
  expect(read).not.toThrow(/secret/);
});

test('uses the tag manager only in production', () => {
  expect(readConfig({ TAG_MANAGER_ID: 'GTM-ABC1' }).tagManagerId).toBeNull();
  expect(readConfig({ ...PRODUCTION, TAG_MANAGER_ID: 'GTM-ABC1' }).tagManagerId).toBe('GTM-ABC1');
  expect(readConfig(PRODUCTION).tagManagerId).toBeNull();
});

test('lists all that production lacks', () => {
  const read = () => readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://kreda.example', GOOGLE_CLIENT_ID: 'x' });
  expect(read).toThrow(
    /STRIPE_SECRET_KEY: [\s\S]*GOOGLE_CLIENT_SECRET: [\s\S]*PUBLIC_URL: [\s\S]*SMTP_URL: [\s\S]*CONTACT_MAIL: [\s\S]*SELLER_NIP: /,
  );
});

test.each([
  ['CONTACT_MAIL', 'pomoc@kreda.example'],
  ['CONTACT_MAIL', 'help@example.com'],
  ['CONTACT_MAIL', ''],
  ['MAIL_FROM', 'Kreda <cv@mail.example.org>'],
  ['SELLER_NAME', 'Kreda (dane testowe)'],
  ['SELLER_ADDRESS', 'ul. Przykładowa 1|00-001 Warszawa'],
  ['SELLER_ADDRESS', 'ul. Przykładowa 1 | 00-001 Warszawa'],
  ['SELLER_NIP', 'PL 525-000-10-03'],
  ['SELLER_NIP', ''],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_test_x'],
  ['STRIPE_SECRET_KEY', 'sk_test_x'],
])('refuses only the sample %s=%j in production', (name, value) => {
  expect(readConfig(PRODUCTION).isProduction).toBe(true);
  const read = () => readConfig({ ...PRODUCTION, [name]: value });
  expect(read).toThrow(`${name}: `);
  expect(read).not.toThrow(/SMTP_URL|PUBLIC_URL/);
});

test('sends mails from the contact’s address by default', () => {
  expect(readConfig(PRODUCTION).mail.from).toBe('Kreda <pomoc@kreda.pl>');
});

test.each([
  ['sk_live_x', 'pk_test_x'],
  ['rk_live_x', 'pk_test_x'],
  ['sk_test_x', 'pk_live_x'],
])('refuses the keys %s and %s together in any environment', (secret, publishable) => {
  const keys = { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  expect(() => readConfig(keys)).toThrow(/STRIPE_PUBLISHABLE_KEY: a key of mode/);
});

test.each([
  ['SMTP_URL', 'http://mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Kreda <cv@kreda.example>\r\nBcc: all@kreda.example'],
  ['GOOGLE_ISSUER', 'accounts.google.com'],
  ['SELLER_NIP', '5250001004'],
])('refuses %s=%j', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}: `);
});

test('lists the sites of all languages with its own, and refuses a malformed list', () => {
  const read = (sites: string) =>
    readConfig({ PUBLIC_URL: 'https://kreda.pl', LANGUAGE_SITES: sites }).site.languageSites;
  expect(read('en=https://kreda.example/path, de=https://kreda.de')).toEqual({
    en: 'https://kreda.example',
    de: 'https://kreda.de',
    pl: 'https://kreda.pl',
  });
  expect(readConfig({}).site.languageSites).toEqual({});
  for (const wrong of ['en', 'xx=https://kreda.example', 'en=kreda.example', 'en=javascript:alert(1)']) {
    expect(() => read(wrong), wrong).toThrow('LANGUAGE_SITES: a list of language=address');
  }
});

test('limits connections by the database’s address, or else by the setting', () => {
  const url = 'mysql://kreda:secret@mysql/kreda';
  expect(readConfig({ DATABASE_URL: url }).databaseConnections).toBe(10);
  expect(readConfig({ DATABASE_URL: url, DATABASE_CONNECTIONS: '5' }).databaseConnections).toBe(5);
  expect(readConfig({ DATABASE_URL: `${url}?connectionLimit=20` }).databaseConnections).toBe(20);
});

test('stores files in a folder, or in the configured bucket', () => {
  expect(readConfig({ DATA_DIR: '/data' }).files).toEqual({ folder: path.resolve('/data/files') });
  const keys = { S3_BUCKET: 'kreda', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readConfig({ ...keys, S3_REGION: 'eu-central-1' }).files).toMatchObject({
    s3: { endpoint: 'https://s3.eu-central-1.amazonaws.com', isPathStyle: false },
  });
  expect(readConfig({ ...keys, S3_ENDPOINT: 'http://storage:9000' }).files).toMatchObject({
    s3: { endpoint: 'http://storage:9000', region: 'us-east-1', isPathStyle: true },
  });
  expect(() => readConfig({ S3_ENDPOINT: 'http://storage:9000', S3_BUCKET: 'kreda' })).toThrow(
    /S3_ACCESS_KEY_ID: [\s\S]*S3_SECRET_ACCESS_KEY: /,
  );
});

test('asks for exchange rates in production over https alone', () => {
  const NBP_API_BASE = 'http://localhost:1234/api';
  expect(readConfig({}).nbpApiBase).toBe('https://api.nbp.pl/api');
  expect(readConfig({ NBP_API_BASE }).nbpApiBase).toBe(NBP_API_BASE);
  expect(() => readConfig({ NBP_API_BASE, NODE_ENV: 'production' })).toThrow(
    'NBP_API_BASE: production needs an https address',
  );
});

test('sends nothing to KSeF without credentials, and from production to the real one alone', () => {
  expect(readConfig({}).ksef).toBeNull();
  const sandbox = { KSEF_TOKEN: 'token', KSEF_API_BASE: 'http://localhost:1234/v2', SELLER_NIP: '525-000-10-03' };
  expect(readConfig(sandbox).ksef).toEqual({
    apiBase: 'http://localhost:1234/v2',
    qrBase: 'http://localhost:1234',
    credentials: { token: 'token' },
    nip: '5250001003',
    offlineCertificate: null,
  });
  expect(() => readConfig({ KSEF_TOKEN: 'token' })).toThrow('KSEF_API_BASE: api.ksef.mf.gov.pl only in production');
  expect(() => readConfig({ ...sandbox, NODE_ENV: 'production' })).toThrow('KSEF_API_BASE: production needs');
});

test('logs in to KSeF with the certificate when there is a token too, and names wrong files of both certificates', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kreda-config-'));
  try {
    const written = (type: 'Authentication' | 'Offline') => {
      const { x509, privateKey } = issueCertificate({ nip: '5250001003', type });
      const cert = path.join(folder, `${type}.crt`);
      const key = path.join(folder, `${type}.key`);
      writeFileSync(cert, x509.toString());
      writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
      return { cert, key, serialNumber: x509.serialNumber };
    };
    const [login, offline] = [written('Authentication'), written('Offline')];
    const auth = { KSEF_AUTH_CERT: login.cert, KSEF_AUTH_KEY: login.key };
    const late = { KSEF_OFFLINE_CERT: offline.cert, KSEF_OFFLINE_KEY: offline.key };
    const sandbox = { KSEF_API_BASE: 'http://localhost:1234/v2' };
    expect(readConfig({ ...sandbox, ...auth, ...late, KSEF_TOKEN: 'token' }).ksef).toMatchObject({
      credentials: { certificate: { x509: { serialNumber: login.serialNumber } } },
      offlineCertificate: { x509: { serialNumber: offline.serialNumber } },
    });
    expect(() => readConfig({ ...sandbox, ...late })).toThrow('KSEF_AUTH_CERT or KSEF_TOKEN: needed beside');
    const swapped = { KSEF_AUTH_CERT: offline.cert, KSEF_AUTH_KEY: offline.key, KSEF_OFFLINE_CERT: '/nowhere.pem' };
    expect(() => readConfig({ ...sandbox, ...swapped, KSEF_TOKEN: 'token' })).toThrow(
      /KSEF_AUTH_CERT: not of the type Authentication[\s\S]*KSEF_OFFLINE_KEY: needed beside KSEF_OFFLINE_CERT/,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('needs all files of mutual TLS with the renderer, and allows its name only with them', () => {
  expect(readConfig({}).rendererTls).toBeNull();
  const wrong = () => readConfig({ RENDERER_TLS_CERT: '/nowhere/tls.crt', RENDERER_TLS_NAME: 'renderer' });
  expect(wrong).toThrow(ConfigError);
  expect(wrong).toThrow(/RENDERER_TLS_CA: needed [\s\S]*RENDERER_TLS_KEY: needed [\s\S]*RENDERER_TLS_CERT: the file/);
  expect(() => readConfig({ RENDERER_TLS_NAME: 'renderer' })).toThrow(/RENDERER_TLS_NAME: of no use/);
});
