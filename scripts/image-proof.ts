import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { environmentOf, type Instruction, readDockerfile, type Stage } from './dockerfile.ts';
import { endWith, Failure, say } from './failure.ts';
import { freePort } from './preflight.ts';
import { supervise } from './supervise.ts';

/**
 * Runs the Dockerfile's instructions without a container engine. Each stage is a folder; its base image is this machine with its
 * Node.js. Then starts both images' commands from their folders, with the images' environment, and sends requests to them. A file
 * that is missing from a production image is missing here too.
 */
const ROOT = join(import.meta.dirname, '..');
const READY_MS = 60_000;

/** The settings that production requires. No service is called with them here. */
const PRODUCTION_SETTINGS = {
  PUBLIC_URL: 'https://cv.example.org',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SELLER_NAME: 'Example',
  SELLER_ADDRESS: 'ul. Długa 1|00-001 Warszawa',
  SELLER_NIP: '1234563218',
  CONTACT_MAIL: 'help@kreda.pl',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

const work = mkdtempSync(join(tmpdir(), 'kreda-images-'));
const folderOf = (stage: string) => join(work, stage);

/** The path on this machine of a path inside a stage. `/app` is the stage's folder; other absolute paths are in a folder next to it. */
function placeOf(stage: string, path: string): string {
  if (path === '/app' || path.startsWith('/app/')) return join(folderOf(stage), path.slice('/app'.length));
  return path.startsWith('/') ? join(`${folderOf(stage)}.root`, path) : join(folderOf(stage), path);
}

function run(command: string, cwd: string): void {
  // As in an image, no program of this repository's packages is on the PATH.
  const path = [dirname(process.execPath), ...(process.env.PATH ?? '').split(':')].filter(
    (folder) => !folder.startsWith(ROOT) || folder === dirname(process.execPath),
  );
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd,
    encoding: 'utf8',
    env: {
      PATH: path.join(':'),
      HOME: process.env.HOME ?? '/tmp',
      NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS ?? '',
    },
  });
  if (status !== 0)
    throw new Failure(`RUN ${command}: failed.\n${stdout}${stderr}`, 'An image build fails the same way.');
}

/** Copies every file of the repository, as a fresh clone has it. */
function copyContext(target: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(ROOT, file), join(target, file));
  }
}

function copy(stage: string, { options, rest }: Instruction): void {
  const [source = '', target = ''] = rest.split(/\s+/);
  const place = placeOf(stage, target);
  mkdirSync(place, { recursive: true });
  if (options.from === undefined) copyContext(place);
  else cpSync(placeOf(options.from, source), place, { recursive: true, verbatimSymlinks: true });
}

function build({ name, instructions }: Stage): void {
  mkdirSync(folderOf(name), { recursive: true });
  for (const instruction of instructions) {
    const { word, rest } = instruction;
    if (word === 'COPY') copy(name, instruction);
    else if (word === 'RUN') {
      say(`  ${name}: ${rest}`);
      run(rest, folderOf(name));
    } else if (word === 'WORKDIR' && rest !== '/app') throw new Error(`WORKDIR ${rest}: only /app is known here`);
    else if (!['WORKDIR', 'ARG', 'ENV', 'EXPOSE', 'USER', 'HEALTHCHECK', 'CMD'].includes(word))
      throw new Error(`${word} is not known here`);
  }
}

/** The file that a stage runs: the last word of CMD. */
function fileOf({ name, instructions }: Stage): string {
  const command = JSON.parse(instructions.find(({ word }) => word === 'CMD')!.rest) as string[];
  return join(folderOf(name), command.at(-1)!);
}

function sizeOf(folder: string): string {
  const { stdout } = spawnSync('du', ['-sm', folder], { encoding: 'utf8' });
  return `${stdout.split('\t')[0]} MB without Node.js`;
}

async function prove(): Promise<void> {
  const stages = readDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  for (const stage of stages) build(stage);
  const [renderer, api] = ['renderer', 'api'].map((name) => stages.find((stage) => stage.name === name)!) as [
    Stage,
    Stage,
  ];
  for (const { name } of [renderer, api]) {
    say(`  image ${name}: ${sizeOf(folderOf(name))}`);
    const tested = spawnSync('find', [folderOf(name), '-name', '*.test.ts', '-not', '-path', '*/node_modules/*'], {
      encoding: 'utf8',
    });
    if (tested.stdout !== '')
      throw new Failure(`Tests lie in the image:\n${tested.stdout}`, 'Look at scripts/assemble.ts.');
  }

  const [grpc, http] = [await freePort(), await freePort()];
  const onFailedStart = (name: string) =>
    endWith(new Failure(`The ${name} does not start from its image.`, 'See its message above.'));
  const started = [
    {
      name: 'renderer',
      file: fileOf(renderer),
      environment: {
        ...environmentOf(renderer),
        RENDERER_LISTEN: `127.0.0.1:${grpc}`,
        RENDERER_WORKERS: '1',
        LOG_LEVEL: 'warn',
      },
    },
    {
      name: 'API',
      file: fileOf(api),
      environment: {
        ...environmentOf(api),
        ...PRODUCTION_SETTINGS,
        HOST: '127.0.0.1',
        PORT: String(http),
        DATA_DIR: placeOf('api', '/data'),
        WEB_DIST: join(folderOf('api'), 'web/dist'),
        RENDERER_ADDRESS: `127.0.0.1:${grpc}`,
        LOG_LEVEL: 'warn',
      },
    },
  ].map((service) => supervise(service, { ending: new AbortController().signal, onFailedStart }));
  try {
    await checkAnswers(`http://127.0.0.1:${http}`);
  } finally {
    for (const one of started) await one.stop();
  }
}

/** Waits until the API is ready, and checks a page, the dictionaries and the OpenAPI description. */
async function checkAnswers(url: string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const health = await fetch(`${url}/readyz`).catch(() => null);
    if (health?.status === 200) break;
    if (Date.now() > deadline)
      throw new Failure('The API of the image does not become ready.', 'See its messages above.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  for (const [path, expected] of [
    ['/', '<title>'],
    ['/api/dictionaries', '"data"'],
    ['/api/openapi.json', '"openapi"'],
  ] as const) {
    const response = await fetch(url + path);
    const body = await response.text();
    if (response.status !== 200 || !body.includes(expected)) {
      throw new Failure(
        `${path} of the image answers ${response.status}: ${body.slice(0, 300)}`,
        'Look at scripts/assemble.ts.',
      );
    }
  }
}

try {
  say('Going through the Dockerfile in a temporary folder; this installs packages three times.');
  await prove();
  say('Both images start from production packages alone, and serve.');
} catch (error) {
  endWith(error);
} finally {
  rmSync(work, { recursive: true, force: true });
}
