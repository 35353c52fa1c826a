import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { compose, ROOT } from '../compose/compose-file.ts';
import { rules } from './rules.ts';

const run = promisify(execFile);
const SCRIPT = path.join(import.meta.dirname, 'alertmanager/start-alertmanager.sh');
const FILLED = {
  ALERT_MAIL_TO: 'night@example.org',
  ALERT_MAIL_FROM: 'Kreda <alerts@example.org>',
  ALERT_SMTP_HOST: 'smtp.example.org:587',
  ALERT_SMTP_USER: 'alerts@example.org',
  // Characters with a special meaning in a shell, sed or YAML.
  ALERT_SMTP_PASSWORD: `a"b'c$d\`e|f&g\\h`,
};

interface Settings {
  global: Record<string, unknown>;
  route: { receiver: string; group_wait: string; routes: { matchers: string[] }[] };
  inhibit_rules: { source_matchers: string[]; target_matchers: string[] }[];
  receivers: { name: string; email_configs: { to: string; send_resolved: boolean; text: string }[] }[];
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kreda-alertmanager-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (environment: Record<string, string>) =>
  run('sh', [SCRIPT, folder], { env: { PATH: process.env.PATH, ...environment } });
const settings = async () => parse(await readFile(path.join(folder, 'alertmanager.yml'), 'utf8')) as Settings;

test('alerts go to the recipient and through the mail server of the environment', async () => {
  await write(FILLED);
  const { global, route, receivers } = await settings();
  expect(global).toMatchObject({
    smtp_smarthost: 'smtp.example.org:587',
    smtp_from: 'Kreda <alerts@example.org>',
    smtp_auth_username: 'alerts@example.org',
    smtp_auth_password_file: '/tmp/smtp-password',
    smtp_require_tls: true,
  });
  expect(receivers.map(({ name }) => name)).toEqual([route.receiver]);
  expect(receivers[0]!.email_configs[0]).toMatchObject({ to: 'night@example.org', send_resolved: true });
  expect(receivers[0]!.email_configs[0]!.text).toContain('runbook_url');
});

test('the password is written unchanged into a file for its owner only, not into the settings', async () => {
  await write(FILLED);
  const file = path.join(folder, 'smtp-password');
  expect(await readFile(file, 'utf8')).toBe(FILLED.ALERT_SMTP_PASSWORD);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(path.join(folder, 'alertmanager.yml'), 'utf8')).not.toContain('a"b');
});

test.each(Object.keys(FILLED))('without %s it does not start, and says so', async (name) => {
  await expect(write({ ...FILLED, [name]: '' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${name} is empty`),
  });
});

test('refuses a value that would break the settings', async () => {
  await expect(write({ ...FILLED, ALERT_MAIL_TO: 'a"b@example.org' })).rejects.toMatchObject({
    stderr: expect.stringContaining('ALERT_MAIL_TO'),
  });
});

test('only existing alerts inhibit others', async () => {
  await write(FILLED);
  const { inhibit_rules, route } = await settings();
  const names = rules.map(({ alert }) => alert);
  const matchers = inhibit_rules.flatMap(({ source_matchers, target_matchers }) => [
    ...source_matchers,
    ...target_matchers,
  ]);
  for (const matcher of matchers) {
    const [, asked] = /^alertname=~?"([^"]+)"$/.exec(matcher)!;
    expect(names).toEqual(expect.arrayContaining(asked!.split('|')));
  }
  expect(route.routes.map(({ matchers: [one] }) => one)).toEqual(['severity="ticket"']);
});

test('Compose runs the script with every variable that it needs', () => {
  const { entrypoint, environment, volumes } = compose.services.alertmanager!;
  expect(Object.keys(environment)).toEqual(Object.keys(FILLED));
  const [from, to] = volumes![0]!.split(':');
  expect(path.resolve(ROOT, from!)).toBe(path.dirname(SCRIPT));
  expect(entrypoint).toEqual(['sh', `${to}/${path.basename(SCRIPT)}`]);
});
