import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MEMORY_ENVIRONMENT } from '../api/src/memory-environment.ts';
import { environmentOf, readDockerfile } from './dockerfile.ts';
import { explain } from './failure.ts';
import { planProduct } from './product-plan.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kreda-plan-'));
});
afterEach(() => rm(folder, { recursive: true }));

const plan = (environment: Record<string, string>) => planProduct({ PORT: '0', DATA_DIR: folder, ...environment });
const refusal = (environment: Record<string, string>) =>
  plan(environment).then(
    () => 'no refusal',
    (error: unknown) => explain(error),
  );

test.each([
  ['PORT', { PORT: '70000' }, 'PORT is "70000", which is no port.'],
  ['HOST', { HOST: '192.0.2.1' }, 'HOST is "192.0.2.1", which is no address of this machine.'],
  ['DATA_DIR', { DATA_DIR: '/proc/kreda/data' }, 'DATA_DIR is /proc/kreda/data, which cannot be written (ENOENT).'],
  ['DATABASE_URL', { DATABASE_URL: 'file:/nowhere/kreda.db' }, 'DATABASE_URL: the folder /nowhere does not exist.'],
  ['RENDERER_ADDRESS', { RENDERER_ADDRESS: '127.0.0.1:1' }, 'RENDERER_ADDRESS is "127.0.0.1:1", where no renderer'],
  ['setting of the renderer', { RENDERER_WORKERS: 'many' }, 'RENDERER_WORKERS: expected a whole number'],
])('names a wrong %s in one line', async (_, environment, expected) => {
  const message = await refusal(environment);
  expect(message).toContain(expected);
  expect(message).not.toContain('\n');
});

test('names every wrong setting, and one that both services read only once', async () => {
  const message = await refusal({ LOG_LEVEL: 'loud', SITE_LANG: 'xx', RENDERER_QUEUE: '-1' });
  expect(message.match(/LOG_LEVEL: /g)).toHaveLength(1);
  for (const name of ['SITE_LANG: ', 'RENDERER_QUEUE: ']) expect(message).toContain(name);
});

test('chooses a sandbox for each external service that is not configured', async () => {
  const { services, chosen } = await plan({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' });
  expect(services.map(({ name }) => name)).toEqual([
    'renderer',
    'payment sandbox',
    'PayPal sandbox',
    'KSeF sandbox',
    'NBP sandbox',
    'VIES sandbox',
    'API',
  ]);
  expect(chosen).not.toHaveProperty('GOOGLE_CLIENT_ID');
});

test('names all settings that production lacks, and starts no sandbox in their place', async () => {
  const message = await refusal({ NODE_ENV: 'production' });
  const names = message.split('\n').flatMap((line) => /^ {2}([A-Z_]+): /.exec(line)?.[1] ?? []);
  expect(names.toSorted()).toEqual([
    'CONTACT_MAIL',
    'PUBLIC_URL',
    'SELLER_ADDRESS',
    'SELLER_NAME',
    'SELLER_NIP',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
  ]);
});

test('bounds the memory of the API as the image does, unless the user says otherwise', async () => {
  const stages = readDockerfile(await readFile(join(import.meta.dirname, '../Dockerfile'), 'utf8'));
  const image = environmentOf(stages.find(({ name }) => name === 'api')!);
  expect(image).toMatchObject(MEMORY_ENVIRONMENT);
  const { services } = await plan({ NODE_OPTIONS: '--max-old-space-size=512' });
  const { NODE_OPTIONS, MALLOC_ARENA_MAX } = services.find(({ name }) => name === 'API')!.environment;
  expect(MALLOC_ARENA_MAX).toBe(image.MALLOC_ARENA_MAX);
  expect(NODE_OPTIONS).toBe(`${image.NODE_OPTIONS} --max-old-space-size=512`);
});
