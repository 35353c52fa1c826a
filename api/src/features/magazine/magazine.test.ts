import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../../testing/databases.ts';
import { onEachDatabase } from '../../testing/on-each-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { importMagazine } from './import-magazine.ts';
import type { Post, PostPage } from './magazine.ts';
import { SEEDED_MAGAZINE } from './seed-magazine.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"/>';

onEachDatabase('the magazine on $kind', {}, ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;
  let folder: string;
  let webDist: string;
  let paidUser: TestBrowser;

  beforeAll(async () => {
    database = await create();
    webDist = await mkdtemp(path.join(tmpdir(), 'kreda-web-'));
    await mkdir(path.join(webDist, 'client'));
    await writeFile(path.join(webDist, 'client/index.html'), '<html lang="pl"><head><title>x</title></head></html>');
    api = await startTestApi({ databaseUrl: database.url, environment: { WEB_DIST: webDist } });
    api.now = NOW;
    paidUser = await registered(true);
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
    await rm(webDist, { recursive: true, force: true });
  });
  beforeEach(async () => {
    api.now = NOW;
    folder = await mkdtemp(path.join(tmpdir(), 'kreda-magazine-'));
    await write('pl/authors/anna-mak.md', { name: 'Anna Mak', role: 'redaktorka' }, 'Pisze o *pracy*.');
    await write('pl/categories/cv.md', { name: 'CV', description: 'O pisaniu CV.' }, '');
    await write('pl/categories/rozmowa.md', { name: 'Rozmowa', description: 'O rozmowie.' }, '');
    await mkdir(path.join(folder, 'covers'));
    await writeFile(path.join(folder, 'covers/kartka.svg'), SVG);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function registered(isPaid: boolean): Promise<TestBrowser> {
    const browser = new TestBrowser(api.url);
    browser.setCookie('language', 'pl');
    const person = {
      email: `${crypto.randomUUID()}@example.pl`,
      firstName: 'Łucja',
      lastName: 'Żak',
      password: 'zielona-kreda',
    };
    const { data } = (await browser.send('POST', '/api/register', person)).body as { data: { id: string } };
    if (isPaid) api.paid.add(data.id);
    return browser;
  }
  async function write(file: string, data: object, body: string): Promise<void> {
    const lines = Object.entries(data).map(([key, value]) => `${key}: ${value}`);
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), `---\n${lines.join('\n')}\n---\n\n${body}\n`);
  }
  const post = (slug: string, more: object = {}, body = 'Pierwszy akapit.') =>
    write(
      `pl/posts/${slug}.md`,
      {
        title: `Tytuł ${slug}`,
        description: 'O czym to jest.',
        author: 'anna-mak',
        category: 'cv',
        publishedAt: '2026-03-02',
        cover: 'kartka.svg',
        coverAlt: 'Kartka',
        ...more,
      },
      body,
    );
  const read = () => importMagazine(api.deps, folder);
  const list = async (input: object = {}) => (await paidUser.query('magazine.posts', input)).body as PostPage;

  test('refuses a folder that is not a magazine, and names folders that it does not read', async () => {
    await post('pierwszy');
    await read();
    await expect(importMagazine(api.deps, path.join(folder, 'pl'))).rejects.toThrow(/has none of the folders pl, en/);
    expect(await api.db.magazinePost.count()).toBeGreaterThan(0);
    await mkdir(path.join(folder, 'uk'));
    expect((await read()).problems).toEqual([
      { file: 'uk', line: 1, message: 'no folder of a magazine: pl, en and covers are' },
    ]);
    await rm(path.join(folder, 'pl/posts/pierwszy.md'));
    await read();
  });

  test('is equal to its folder, however often that is imported', async () => {
    await post(
      'pierwszy',
      {},
      '## Nagłówek\n\nAkapit z [odnośnikiem](/blog/drugi).\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    );
    await post('drugi', { publishedAt: '2026-04-01', updatedAt: '2026-05-01' }, 'słowo '.repeat(401));
    expect(await read()).toEqual({ added: 2, changed: 0, unchanged: 0, removed: 0, problems: [] });
    expect(await read()).toEqual({ added: 0, changed: 0, unchanged: 2, removed: 0, problems: [] });
    const { posts } = await list();
    expect(posts.map(({ slug, readingMinutes }) => [slug, readingMinutes])).toEqual([
      ['drugi', 3],
      ['pierwszy', 1],
    ]);
    const first = (await paidUser.query('magazine.post', { slug: 'pierwszy' })).body as Post;
    expect(first).toMatchObject({
      author: { name: 'Anna Mak' },
      category: { name: 'CV' },
      related: [{ slug: 'drugi' }],
    });
    expect(first.body).toMatch(/<h2>Nagłówek<\/h2>[\s\S]*<a href="\/blog\/drugi">[\s\S]*<td>2<\/td>/);
    const cover = await paidUser.send('GET', first.cover);
    expect(cover.headers.get('content-type')).toBe('image/svg+xml');
    expect(new TextDecoder().decode(cover.bytes)).toBe(SVG);

    await post('pierwszy', {}, 'Inny akapit.');
    await rm(path.join(folder, 'pl/posts/drugi.md'));
    expect(await read()).toEqual({ added: 0, changed: 1, unchanged: 0, removed: 1, problems: [] });
    expect((await paidUser.query('magazine.post', { slug: 'drugi' })).status).toBe(404);
    await rm(path.join(folder, 'pl/posts/pierwszy.md'));
    await read();
    expect((await list()).posts).toEqual([]);
  });

  test('names problems by file and line, imports the rest, and keeps older versions of files with problems', async () => {
    await post('dobry');
    await read();
    await post('dobry', { publishedAt: '2026-02-30' });
    await post('bez-autora', { author: 'nikt' });
    await post('bez-okladki', { cover: 'nie-ma.svg' });
    await post('zla-data', { publishedAt: 'wczoraj' });
    await post('obcy-klucz', { isPaid: true });
    await post('Zla_Nazwa');
    await post('pusty', {}, '');
    await write('pl/posts/yaml.md', { title: '"bez końca' }, 'x');
    await mkdir(path.join(folder, 'pl/posts'), { recursive: true });
    await writeFile(path.join(folder, 'pl/posts/bez-poczatku.md'), '# Tytuł\n');
    await writeFile(path.join(folder, 'pl/posts/bez-konca.md'), '---\ntitle: x\n');
    await writeFile(path.join(folder, 'pl/posts/latin2.md'), Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xb1]));
    await writeFile(path.join(folder, 'pl/posts/bomba.md'), '---\na: &a [x, x]\ntitle: [*a, *a]\n---\nx\n');
    await post('nowy', { category: 'rozmowa' });
    const { added, problems } = await read();
    expect(added).toBe(1);
    expect(problems.map(({ file, line }) => `${file.replace('pl/posts/', '')}:${line}`).toSorted()).toEqual([
      'Zla_Nazwa.md:1',
      'bez-autora.md:1',
      'bez-konca.md:1',
      'bez-okladki.md:7',
      'bez-poczatku.md:1',
      'bomba.md:2',
      'dobry.md:6',
      'latin2.md:1',
      'obcy-klucz.md:9',
      'pusty.md:2',
      'yaml.md:2',
      'zla-data.md:6',
    ]);
    expect((await list()).posts.map(({ slug }) => slug).toSorted()).toEqual(['dobry', 'nowy']);
  });

  test('shows Markdown without scripts, images and unsafe links', async () => {
    await post(
      'wrogi',
      {},
      '<script>alert(1)</script>\n\n[klik](javascript:alert(1)) [tel](tel:112) [inny](//example.com) <img src=x onerror=alert(1)>\n\n![zdjęcie](https://example.com/x.png)',
    );
    await read();
    const { body } = (await paidUser.query('magazine.post', { slug: 'wrogi' })).body as Post;
    expect(body).not.toMatch(/<script|<img/i);
    expect(Array.from(body.matchAll(/href="([^"]*)"/g), ([, href]) => href)).toEqual(['https://example.com/x.png']);
  });

  test('is paginated and filtered, and shows no post before its date', async () => {
    for (let day = 1; day <= 12; day++) {
      await post(`wpis-${day}`, {
        publishedAt: `2026-01-${String(day).padStart(2, '0')}`,
        category: day % 4 === 0 ? 'rozmowa' : 'cv',
      });
    }
    await post('jutro', { publishedAt: '2026-11-22' });
    await read();
    const first = await list();
    expect(first).toMatchObject({ page: 1, pageCount: 2 });
    expect(first.posts.map(({ slug }) => slug)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4].map((day) => `wpis-${day}`));
    expect((await list({ page: 2 })).posts).toHaveLength(3);
    expect((await list({ page: 3 })).posts).toEqual([]);
    expect((await list({ category: 'rozmowa' })).posts.map(({ slug }) => slug)).toEqual([
      'wpis-12',
      'wpis-8',
      'wpis-4',
    ]);
    expect((await list({ author: 'nikt' })).posts).toEqual([]);
    expect((await paidUser.query('magazine.post', { slug: 'jutro' })).status).toBe(404);
    const { related } = (await paidUser.query('magazine.post', { slug: 'wpis-8' })).body as Post;
    expect(related.map(({ slug }) => slug)).toEqual(['wpis-12', 'wpis-4', 'wpis-11']);
    expect((await paidUser.query('magazine.author', { slug: 'anna-mak' })).body).toMatchObject({
      biography: '<p>Pisze o <em>pracy</em>.</p>\n',
    });
    expect((await paidUser.query('magazine.categories')).body).toEqual([
      { slug: 'cv', name: 'CV' },
      { slug: 'rozmowa', name: 'Rozmowa' },
    ]);
  });

  test('is for paid users: lists, posts, covers', async () => {
    await post('pierwszy');
    await read();
    const { posts } = await list();
    for (const [browser, status] of [
      [new TestBrowser(api.url), 401],
      [await registered(false), 403],
    ] as const) {
      expect((await browser.query('magazine.posts', {})).status).toBe(status);
      expect((await browser.query('magazine.post', { slug: 'pierwszy' })).status).toBe(status);
      expect((await browser.send('GET', posts[0]!.cover)).status).toBe(status);
    }
  });

  test('answers pages with 404 for an unknown slug', async () => {
    await post('pierwszy');
    await read();
    const status = async (address: string) => (await paidUser.send('GET', address)).status;
    expect(await status('/blog')).toBe(200);
    expect(await status('/blog/pierwszy')).toBe(200);
    expect(await status('/blog/kategoria/cv')).toBe(200);
    expect(await status('/blog/author/anna-mak')).toBe(200);
    for (const address of ['/blog/nie-ma', '/blog/kategoria/nie-ma', '/blog/author/nie-ma', '/blog/Nie_Ma']) {
      expect(await status(address), address).toBe(404);
    }
    // A visitor does not learn which posts exist.
    const visitor = new TestBrowser(api.url);
    for (const slug of ['pierwszy', 'nie-ma']) {
      const answer = await visitor.send('GET', `/blog/${slug}`);
      expect([answer.status, answer.headers.get('location')?.split('?')[0]]).toEqual([302, '/rejestracja']);
    }
  });

  test('has a feed at a secret address of each paid user, until their access ends or they make another', async () => {
    await post('pierwszy', { title: '"Tytuł & <więcej>"' });
    await read();
    const reader = await registered(true);
    const make = async () => ((await reader.mutate('magazine.makeFeed', undefined)).body as { url: string }).url;
    const feedReader = new TestBrowser(api.url);
    const get = (url: string) => feedReader.send('GET', new URL(url).pathname);
    const url = await make();
    const feed = await get(url);
    expect(feed.status).toBe(200);
    expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const xml = new TextDecoder().decode(feed.bytes);
    expect(xml).toContain('<title>Tytuł &amp; &lt;więcej&gt;</title>');
    expect(xml).toContain(`<link>${api.deps.config.publicUrl}/blog/pierwszy</link>`);
    const next = await make();
    expect((await get(url)).status).toBe(404);
    expect((await get(next)).status).toBe(200);
    const { id } = (await reader.query('account.me')).body as { id: string };
    api.paid.delete(id);
    expect((await get(next)).status).toBe(403);
    api.paid.add(id);
    await reader.send('DELETE', '/api/account');
    expect((await get(next)).status).toBe(404);
  });

  test('ends a feed’s address when the password changes, and makes another on request', async () => {
    const reader = await registered(true);
    const make = async () => ((await reader.mutate('magazine.makeFeed', undefined)).body as { url: string }).url;
    const get = (url: string) => new TestBrowser(api.url).send('GET', new URL(url).pathname);
    const url = await make();
    expect((await get(url)).status).toBe(200);
    const change = { oldPassword: 'zielona-kreda', password: 'niebieska-kreda' };
    expect((await reader.send('POST', '/api/password/change', change)).status).toBe(200);
    expect((await get(url)).status).toBe(404);
    expect((await get(await make())).status).toBe(200);
  });

  test('has no problems in the posts that come with the product', async () => {
    const { problems } = await importMagazine(api.deps, SEEDED_MAGAZINE);
    expect(problems).toEqual([]);
    const polish = await list();
    expect(polish.pageCount).toBe(2);
    paidUser.setCookie('language', 'de');
    expect((await list()).posts).toHaveLength(4);
    paidUser.setCookie('language', 'pl');
    // Every link between posts has a target.
    for (const { language, slug, body } of await api.db.magazinePost.findMany()) {
      for (const [, target] of body.matchAll(/href="\/blog\/([^"]+)"/g)) {
        const count = await api.db.magazinePost.count({ where: { language, slug: target! } });
        expect(count, `${language}/${slug} leads to ${target}`).toBe(1);
      }
    }
  });
});
