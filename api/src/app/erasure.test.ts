import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { forgetVisitors } from '../features/account/forget-visitors.ts';
import { importMagazine } from '../features/magazine/import-magazine.ts';
import { emptyTrash } from '../features/resume/trash.ts';
import { belongsToRow, namedKeys } from '../platform/files/named-keys.ts';
import { sweepFiles } from '../platform/files/sweep-files.ts';
import { DATABASES, type TestDatabase } from '../testing/databases.ts';
import { type FragileStorage, type Loss, makeFragile } from '../testing/fragile-storage.ts';
import { onEachDatabase } from '../testing/on-each-database.ts';
import { registerPaid } from '../testing/paid-account.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { startTestApi, type TestApi } from '../testing/start-api.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { renderUniquePdfs } from '../testing/unique-pdfs.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const LOSSES: Loss[] = ['call', 'answer'];

let portrait: FormData;
beforeAll(async () => {
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#426ca0' } })
    .png()
    .toBuffer();
  portrait = new FormData();
  portrait.set('file', new Blob([new Uint8Array(png)]), 'a.png');
});

/** A resume with a photo, and its owner. */
interface Owned {
  browser: TestBrowser;
  uuid: string;
}

async function withPhoto(browser: TestBrowser): Promise<Owned> {
  const { uuid } = (await browser.send('POST', '/api/resumes', {})).body as { uuid: string };
  expect((await browser.send('POST', `/api/resumes/${uuid}/image`, portrait)).status).toBe(200);
  return { browser, uuid };
}

const visitor = (api: TestApi) => withPhoto(new TestBrowser(api.url));

/** A user whose resume has a photo and two finished PDFs. */
async function user(api: TestApi): Promise<Owned> {
  const browser = new TestBrowser(api.url);
  await registerPaid(api, browser);
  const owned = await withPhoto(browser);
  const rename = { type: 'name', name: crypto.randomUUID() };
  await browser.send('POST', `/api/documents/${owned.uuid}/save-before-quit`, [rename, FILLED]);
  for (let count = 0; count < 2; count++) expect(await download(owned)).toBe(200);
  return owned;
}

const FILLED = {
  type: 'data',
  section: 'summary',
  data: { content: [{ type: 'paragraph', children: [{ text: 'Rzetelna i punktualna.' }] }] },
};

/** Downloads the resume with new content, so that a PDF is made. */
async function download({ browser, uuid }: Owned): Promise<number> {
  await browser.mutate('resume.save', { uuid, operation: { type: 'name', name: crypto.randomUUID() } });
  return (await browser.send('POST', `/api/resumes/${uuid}/v1/download`)).status;
}

/** An action that stores or removes files. */
interface Deed {
  name: string;
  /** Makes the resume or account that it acts on. */
  prepare(api: TestApi): Promise<Owned>;
  act(api: TestApi, owned: Owned): Promise<unknown>;
  /** It stores files: a file whose answer was lost is found only by the sweep. */
  stores?: boolean;
}

const ACTIONS: Deed[] = [
  {
    name: 'a photo is replaced',
    prepare: visitor,
    act: (_, { browser, uuid }) => browser.send('POST', `/api/resumes/${uuid}/image`, portrait),
    stores: true,
  },
  {
    name: 'a photo is taken away',
    prepare: visitor,
    act: (_, { browser, uuid }) => browser.send('DELETE', `/api/resumes/${uuid}/image`),
  },
  {
    name: 'a CV is duplicated',
    prepare: visitor,
    act: (_, { browser, uuid }) => browser.mutate('resume.duplicate', { uuid }),
    stores: true,
  },
  { name: 'a CV is downloaded', prepare: user, act: (_, owned) => download(owned), stores: true },
  {
    name: 'a CV is erased',
    prepare: user,
    async act(_, { browser, uuid }) {
      await browser.mutate('resume.remove', { uuid });
      expect((await browser.mutate('resume.erase', { uuid })).status).toBe(200);
    },
  },
  {
    name: 'the trash is emptied',
    prepare: user,
    async act(api, { browser, uuid }) {
      await browser.mutate('resume.remove', { uuid });
      api.now = new Date(api.now.getTime() + 31 * DAY_MS);
      expect(await emptyTrash(api.deps)).toBe(1);
    },
  },
  {
    name: 'a visitor is forgotten',
    prepare: visitor,
    async act(api) {
      api.now = new Date(api.now.getTime() + 91 * DAY_MS);
      expect(await forgetVisitors(api.deps)).toBeGreaterThan(0);
    },
  },
  {
    name: 'an account is deleted',
    prepare: user,
    async act(_, { browser }) {
      expect((await browser.send('DELETE', '/api/account')).status).toBe(204);
    },
  },
];

onEachDatabase('with a storage that fails, on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;
  let storage: FragileStorage;

  beforeAll(async () => {
    database = await create();
    api = await startTestApi({ databaseUrl: database.url });
    // Files have the machine's time.
    api.now = new Date();
    renderUniquePdfs(api);
    storage = makeFragile(api.files);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await api.stop();
    await database.drop();
  });

  /** Processes the outbox until no message waits for a retry. */
  async function settle(): Promise<void> {
    for (let count = 0; count < 3; count++) {
      api.now = new Date(api.now.getTime() + HOUR_MS);
      await api.processOutbox();
    }
    expect(await api.db.outboxMessage.count({ where: { kind: 'files.remove', state: { not: 'sent' } } })).toBe(0);
  }

  /** Runs an action again and again: the storage fails at its first call, then at its second, until the action succeeds. Returns the number of failures. */
  async function tryEachStep(
    { prepare, act }: Deed,
    loss: Loss,
    check: (step: number) => Promise<void>,
  ): Promise<number> {
    for (let step = 0; ; step++) {
      const owned = await prepare(api);
      storage.restore();
      storage.breakAfter(step, loss);
      await act(api, owned);
      await api.processOutbox();
      const isWhole = storage.calls() <= step;
      storage.restore();
      await settle();
      await check(step);
      if (isWhole) return step;
    }
  }

  test.each(ACTIONS.flatMap((action) => LOSSES.map((loss) => ({ ...action, loss }))))(
    'no file is left when $name and the $loss is lost',
    async (action) => {
      const steps = await tryEachStep(action, action.loss, async (step) => {
        if (action.stores) {
          api.now = new Date(Math.max(api.now.getTime(), Date.now() + 2 * DAY_MS));
          const report = await sweepFiles(api.deps, { repair: 'limited' });
          expect(report.missing, `at step ${step}`).toEqual([]);
          await settle();
        }
        const { stored, named } = await compare(api);
        expect(stored, `at step ${step}`).toEqual(named);
      });
      expect(steps).toBeGreaterThan(0);
    },
  );

  test('no file is left of photos and PDFs that are stored while their resume or account is deleted', {
    tags: ['concurrency'],
  }, async () => {
    for (const path of ['resume', 'account']) {
      const owned = await user(api);
      const { browser, uuid } = owned;
      await Promise.all([
        ...Array.from({ length: 4 }, () => browser.send('POST', `/api/resumes/${uuid}/image`, portrait)),
        ...Array.from({ length: 2 }, () => browser.send('POST', `/api/resumes/${uuid}/v1/download`)),
        path === 'resume' ? browser.mutate('resume.erase', { uuid }) : browser.send('DELETE', '/api/account'),
      ]);
      expect(await api.db.resume.count({ where: { id: uuid } })).toBe(0);
      await settle();
      const { stored, named } = await compare(api);
      expect(stored, path).toEqual(named);
    }
  });

  test('posts of the magazine keep their covers, and removed posts lose theirs', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kreda-magazine-'));
    const write = async (file: string, text: string) => {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    };
    const post = (slug: string, cover: string) =>
      write(
        `pl/posts/${slug}.md`,
        `---\ntitle: ${slug}\ndescription: d\nauthor: a\ncategory: c\npublishedAt: 2026-03-02\ncover: ${cover}\ncoverAlt: x\n---\n\nTekst.\n`,
      );
    const cover = (name: string, colour: string) =>
      write(
        `covers/${name}`,
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path fill="${colour}" d="M0 0h8v5H0z"/></svg>`,
      );
    const read = () => importMagazine(api.deps, folder);
    const covers = async () => (await compare(api)).stored.filter((key) => key.startsWith('magazine/'));
    try {
      await write('pl/authors/a.md', '---\nname: A\nrole: r\n---\n\nPisze.\n');
      await write('pl/categories/c.md', '---\nname: C\ndescription: d\n---\n');
      await cover('one.svg', 'red');
      await cover('two.svg', 'blue');
      await post('first', 'one.svg');
      await post('second', 'one.svg');
      await post('third', 'two.svg');
      expect((await read()).problems).toEqual([]);
      expect(await covers()).toHaveLength(2);
      // Another post still has the first cover.
      await post('first', 'two.svg');
      await read();
      await settle();
      expect(await covers()).toHaveLength(2);
      storage.breakAfter(2, 'call');
      await post('second', 'two.svg');
      await read();
      await api.processOutbox();
      storage.restore();
      expect(await covers()).toHaveLength(2);
      await settle();
      const [left, ...others] = await covers();
      expect(others).toEqual([]);
      // The next import restores a lost cover, even if no post has changed.
      await api.files.remove(left!);
      expect(await read()).toMatchObject({ changed: 0, unchanged: 3 });
      expect(await covers()).toEqual([left]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  /** The keys in the storage, and those that rows name. */
  async function compare({ files, db }: TestApi): Promise<{ stored: string[]; named: string[] }> {
    const stored: string[] = [];
    for await (const { key } of files.list()) if (belongsToRow(key)) stored.push(key);
    return { stored: stored.sort(), named: [...(await namedKeys(db, await keysInRows(api)))].sort() };
  }
});

async function keysInRows({ db }: TestApi): Promise<string[]> {
  const rows = [...(await db.photo.findMany()), ...(await db.download.findMany())];
  return [...rows.map(({ fileKey }) => fileKey), ...(await db.magazinePost.findMany()).map(({ coverKey }) => coverKey)];
}

test('the files of a resume that is erased during an outage of the bucket are removed afterwards', async () => {
  const server = await startS3Server();
  const database = await DATABASES[0]!.create();
  const api = await startTestApi({ databaseUrl: database.url, environment: server.environment });
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of api.files.list()) found.push(key);
    return found;
  };
  try {
    const { browser, uuid } = await visitor(api);
    expect(await keys()).toHaveLength(1);
    await server.stop();
    expect((await browser.mutate('resume.remove', { uuid })).status).toBe(200);
    expect((await browser.mutate('resume.erase', { uuid })).status).toBe(200);
    await api.processOutbox();
    expect(await api.db.outboxMessage.findMany()).toMatchObject([{ kind: 'files.remove', state: 'failed' }]);
    await server.start();
    expect(await keys()).toHaveLength(1);
    api.now = new Date(api.now.getTime() + HOUR_MS);
    await api.processOutbox();
    expect(await keys()).toEqual([]);

    // The sweep reads lists of a bucket as it reads a folder.
    const [kept, lost] = [await visitor(api), await visitor(api)];
    const keyOf = async (resumeId: string) => (await api.db.photo.findUniqueOrThrow({ where: { resumeId } })).fileKey;
    await api.files.remove(await keyOf(lost.uuid));
    await api.files.put('photos/left.jpg', new Uint8Array([1]));
    api.now = new Date(Date.now() + 2 * DAY_MS);
    expect(await sweepFiles(api.deps, { repair: 'limited' })).toMatchObject({
      orphaned: ['photos/left.jpg'],
      missing: [await keyOf(lost.uuid)],
    });
    await api.processOutbox();
    expect(await keys()).toEqual([await keyOf(kept.uuid)]);
  } finally {
    await api.stop();
    await server.dispose();
    await database.drop();
  }
});
