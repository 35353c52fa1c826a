import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('needs nothing to be set', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    isHttps: false,
    databaseUrl: pathToFileURL(path.resolve('data/kreda.db')).href,
    site: { name: 'Kreda', language: 'pl' },
  });
});

test('takes a data folder of any name', () => {
  expect(readConfig({ DATA_DIR: '/data/50% of a#b?' }).databaseUrl).toBe('file:///data/50%25%20of%20a%23b%3F/kreda.db');
});

test('takes an empty variable as an unset one', () => {
  expect(readConfig({ PORT: '', SITE_NAME: '' }).port).toBe(3000);
});

test('keeps cookies to HTTPS when the public address does', () => {
  expect(readConfig({ PUBLIC_URL: 'https://kreda.example/' })).toMatchObject({
    publicUrl: 'https://kreda.example',
    isHttps: true,
  });
});

test('names every wrong variable at once, and repeats no value', () => {
  const read = () => readConfig({ PORT: '-1', DATABASE_URL: 'postgres://u:secret@h/d', MAIN_COLOR: 'red' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/PORT: [\s\S]*DATABASE_URL: starts with mysql:[\s\S]*MAIN_COLOR: a colour is written #rrggbb/);
  expect(read).not.toThrow(/secret/);
});

test('measures in production alone', () => {
  expect(readConfig({ TAG_MANAGER_ID: 'GTM-ABC1' }).tagManagerId).toBeNull();
  const live = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://kreda.example',
    SMTP_URL: 'smtps://mail.example',
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    SELLER_NAME: 'Kreda',
    SELLER_ADDRESS: 'ul. Długa 1|00-001 Warszawa',
    SELLER_NIP: '525-000-10-03',
  };
  expect(readConfig({ ...live, TAG_MANAGER_ID: 'GTM-ABC1' }).tagManagerId).toBe('GTM-ABC1');
  expect(readConfig(live).tagManagerId).toBeNull();
});

test('lists all that production lacks', () => {
  const read = () => readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://kreda.example', GOOGLE_CLIENT_ID: 'x' });
  expect(read).toThrow(
    /STRIPE_SECRET_KEY: [\s\S]*GOOGLE_CLIENT_SECRET: [\s\S]*PUBLIC_URL: [\s\S]*SMTP_URL: [\s\S]*SELLER_NIP: /,
  );
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

test('keeps files in a folder, or in the bucket that is named', () => {
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
