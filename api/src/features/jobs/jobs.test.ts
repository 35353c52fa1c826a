import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TooManyTries } from '../../platform/rate-limits.ts';
import { NEAREST_DATABASE, type TestDatabase } from '../../testing/databases.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { forgetOldOffers } from './forget-old-offers.ts';
import { importJobs } from './import-jobs.ts';
import type { Facets, Offer, OfferPage } from './jobs.ts';
import { readFeed } from './read-feed.ts';
import { seedJobs } from './seed-jobs.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;
const COMMAND = path.resolve(import.meta.dirname, '../../commands/jobs.ts');

describe('job offers', () => {
  let database: TestDatabase;
  let api: TestApi;
  let folder: string;
  let visitor: TestBrowser;
  let testsBegun = 0;

  beforeAll(async () => {
    database = await NEAREST_DATABASE.create();
    folder = await mkdtemp(path.join(tmpdir(), 'kreda-jobs-'));
    await mkdir(path.join(folder, 'client'));
    await writeFile(path.join(folder, 'client/index.html'), '<html lang="pl"><head><title>x</title></head></html>');
    api = await startTestApi({ databaseUrl: database.url, environment: { WEB_DIST: folder } });
    visitor = new TestBrowser(api.url);
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    testsBegun += 1;
    // Answers of the test before are cached for ten seconds.
    api.now = new Date(NOW.getTime() + testsBegun * 30 * MINUTE_MS);
    await api.db.jobOffer.deleteMany();
  });

  const offer = (id: string, more: object = {}) => ({
    id,
    title: `Stanowisko ${id}`,
    company: 'Stalmet',
    city: 'Łódź',
    category: 'production',
    contract: 'employment',
    description: 'Praca od zaraz.',
    url: `https://example.com/${id}`,
    publishedAt: '2026-11-10',
    ...more,
  });
  const feed = (offers: object[], more: object = {}) => JSON.stringify({ version: 1, offers, ...more });
  const take = (offers: object[], more: object = {}, source = 'acme') =>
    importJobs({ db: api.db, clock: () => api.now }, source, readFeed(new TextEncoder().encode(feed(offers, more))));
  const askNow = async <T>(procedure: 'list' | 'facets', input: object = {}) =>
    (await visitor.query(`jobs.${procedure}`, input)).body as T;
  /** Queries a minute later, so that the answer is not a cached one. */
  const ask = <T>(procedure: 'list' | 'facets', input: object) => {
    api.now = new Date(api.now.getTime() + MINUTE_MS);
    return askNow<T>(procedure, input);
  };
  const list = (input: object = {}) => ask<OfferPage>('list', input);
  const titles = async (input: object = {}) => (await list(input)).offers.map(({ title }) => title).toSorted();
  const facets = (input: object = {}) => ask<Facets>('facets', input);
  const slugOf = async (externalId: string) => (await api.db.jobOffer.findFirstOrThrow({ where: { externalId } })).slug;

  test('are equal to their feed, however often it is imported', async () => {
    const two = [offer('a'), offer('b', { salary: { min: 500_000, currency: 'PLN', isGross: true } })];
    expect(await take(two)).toEqual({ added: 2, changed: 0, unchanged: 0, withdrawn: 0, problems: [] });
    expect(await take(two)).toEqual({ added: 0, changed: 0, unchanged: 2, withdrawn: 0, problems: [] });
    expect(await take([offer('x')], {}, 'other')).toMatchObject({ added: 1, withdrawn: 0 });
    const slug = await slugOf('a');
    expect(await take([offer('a', { title: 'Inny tytuł' })])).toMatchObject({ changed: 1, withdrawn: 1 });
    // The offer's address stays when its title changes.
    expect(await slugOf('a')).toBe(slug);
    expect(await titles()).toEqual(['Inny tytuł', 'Stanowisko x']);
    expect(await take(two)).toMatchObject({ changed: 2, unchanged: 0, withdrawn: 0 });
    expect(await titles()).toEqual(['Stanowisko a', 'Stanowisko b', 'Stanowisko x']);
  });

  test('have ids that differ by capitals and accents', async () => {
    expect(await take([offer('a'), offer('A'), offer('ą')])).toMatchObject({ added: 3, problems: [] });
  });

  test('stay when a feed is incomplete, or when an item with a problem may be theirs', async () => {
    await take([offer('a'), offer('b')]);
    expect(await take([offer('c')], { isComplete: false })).toMatchObject({ added: 1, withdrawn: 0 });
    expect(await take([offer('a', { url: 'javascript:alert(1)' }), offer('c')])).toMatchObject({
      withdrawn: 1,
      problems: [{ index: 0, id: 'a' }],
    });
    expect(await take([{}, offer('c')])).toMatchObject({ withdrawn: 0, problems: [{ index: 0, id: null }] });
    expect(await titles()).toEqual(['Stanowisko a', 'Stanowisko c']);
  });

  test('are imported by the thousand', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => offer(`m-${index}`));
    expect(await take(many)).toMatchObject({ added: 1_000 });
    expect(await take(many.slice(0, 500))).toMatchObject({ unchanged: 500, withdrawn: 500 });
    expect((await list()).count).toBe(500);
  });

  test('are searched without capitals and accents, by beginnings of words in title, company and text', async () => {
    await take([
      offer('1', { title: 'Księgowa', company: 'Żółw i Syn', description: 'Pełna 100% księgowość.' }),
      offer('2', { title: 'Programista C++', company: 'Łoś', description: '<p>JavaScript też.</p>' }),
      offer('3', { title: 'Kelner', company: 'Bistro', description: 'Praca na ŚLĄSKU.' }),
    ]);
    for (const [search, found] of [
      ['ksiegowa', ['Księgowa']],
      ['KSIĘG', ['Księgowa']],
      ['żółw', ['Księgowa']],
      ['zolw księgowość', ['Księgowa']],
      ['los c++', ['Programista C++']],
      ['slasku', ['Kelner']],
      ['script', []],
      ['kelner księgowa', []],
      ['100%', ['Księgowa']],
      ['%', ['Kelner', 'Księgowa', 'Programista C++']],
      ['_', ['Kelner', 'Księgowa', 'Programista C++']],
      ["' OR 1=1 --", []],
      ['\\', ['Kelner', 'Księgowa', 'Programista C++']],
    ] as const) {
      expect(await titles({ search }), search).toEqual(found);
    }
  });

  test('are filtered, with the number of offers of each further choice', async () => {
    await take([
      offer('1', { contract: 'b2b', isRemote: true }),
      offer('2', { city: 'Lodz', category: 'it', contract: null }),
      offer('3', { city: 'Bielsko-Biała', category: 'it', contract: 'b2b' }),
      offer('4', { city: null, category: 'it', contract: 'b2b', isRemote: true }),
      offer('5', { city: 'Łódź' }),
    ]);
    expect((await list({ city: 'lodz' })).count).toBe(3);
    expect((await list({ city: 'bielsko-biala', category: 'it' })).count).toBe(1);
    expect((await list({ contract: 'b2b' })).count).toBe(3);
    expect((await list({ isRemote: true })).count).toBe(2);
    expect((await list({ city: 'nigdzie' })).offers).toEqual([]);
    expect(await facets()).toEqual({
      cities: [
        { slug: 'bielsko-biala', name: 'Bielsko-Biała', count: 1 },
        { slug: 'lodz', name: 'Łódź', count: 3 },
      ],
      categories: [
        { slug: 'it', count: 3 },
        { slug: 'production', count: 2 },
      ],
      contracts: [
        { slug: 'employment', count: 1 },
        { slug: 'b2b', count: 3 },
      ],
      remote: 2,
    });
    expect(await facets({ category: 'production', city: 'bielsko-biala' })).toMatchObject({
      cities: [{ count: 0 }, { slug: 'lodz', count: 2 }],
      categories: [
        { slug: 'it', count: 1 },
        { slug: 'production', count: 0 },
      ],
    });
    expect((await visitor.query('jobs.list', { category: 'piekarz' })).status).toBe(400);
  });

  test('are queried once in ten seconds for everybody, and only queries count against the rate limit', async () => {
    await take([offer('a')]);
    const consume = vi.spyOn(api.deps.rateLimits, 'consume');
    try {
      const both = await Promise.all([askNow<OfferPage>('list'), askNow<OfferPage>('list', { page: 1 })]);
      expect(both.map(({ count }) => count)).toEqual([1, 1]);
      await askNow<Facets>('facets');
      consume.mockClear();
      await take([offer('a'), offer('b')]);
      expect((await askNow<OfferPage>('list')).count).toBe(1);
      expect((await askNow<Facets>('facets')).categories).toEqual([{ slug: 'production', count: 1 }]);
      expect(consume).not.toHaveBeenCalled();
      expect((await askNow<OfferPage>('list', { search: 'b' })).count).toBe(1);
      expect(consume.mock.calls.map(([name]) => name)).toEqual(['jobQueries']);
      expect((await list()).count).toBe(2);
      expect((await facets()).categories).toEqual([{ slug: 'production', count: 2 }]);
    } finally {
      consume.mockRestore();
    }
  });

  test('are limited in queries that are not cached', async () => {
    await take([offer('a')]);
    const refusal = new TooManyTries(1_000);
    const consume = vi.spyOn(api.deps.rateLimits, 'consume').mockRejectedValue(refusal);
    try {
      expect((await visitor.query('jobs.list', { search: 'x' })).status).toBe(429);
    } finally {
      consume.mockRestore();
    }
    expect((await visitor.query('jobs.list', { search: 'x' })).status).toBe(200);
  });

  test('are in the sitemap, which is made once an hour and is the same compressed or not', async () => {
    const sitemap = async (encoding: string) =>
      (await fetch(`${api.url}/sitemap.xml`, { headers: { 'accept-encoding': encoding } })).text();
    // An hour that no other test uses.
    api.now = new Date('2026-11-23T12:00:00Z');
    await take([offer('a')]);
    const first = await sitemap('gzip');
    expect(first).toContain(`/oferty-pracy/${await slugOf('a')}<`);
    expect(await sitemap('identity')).toBe(first);
    await take([offer('b')]);
    expect(await sitemap('gzip')).toBe(first);
    api.now = new Date('2026-11-23T13:00:01Z');
    expect(await sitemap('gzip')).toContain(`/oferty-pracy/${await slugOf('b')}<`);
  });

  test('are listed by page, the newest first, and not before their date', async () => {
    const day = (index: number) => `2026-10-${String(index + 1).padStart(2, '0')}`;
    await take([
      ...Array.from({ length: 25 }, (_, index) => offer(`p${index}`, { publishedAt: day(index) })),
      offer('jutro', { publishedAt: '2026-11-22' }),
    ]);
    const first = await list();
    expect(first).toMatchObject({ count: 25, page: 1, pageCount: 2 });
    expect(first.offers[0]?.title).toBe('Stanowisko p24');
    expect(first.offers).toHaveLength(20);
    expect((await list({ page: 2 })).offers.map(({ title }) => title).at(-1)).toBe('Stanowisko p0');
    expect((await list({ page: 3 })).offers).toEqual([]);
    expect((await visitor.query('jobs.offer', { slug: await slugOf('jutro') })).body).toBeNull();
    api.now = new Date('2026-11-22T12:00:00Z');
    expect((await list()).count).toBe(26);
  });

  test('have pages: 200 while open, 410 after their end, 404 when unknown', async () => {
    await take([offer('1', { title: '"Spawacz" <MAG>', description: 'Praca & płaca.' }), offer('2')]);
    const slug = await slugOf('1');
    const html = async (address: string) => {
      const { status, bytes } = await visitor.send('GET', address);
      return { status, text: new TextDecoder().decode(bytes) };
    };
    expect((await visitor.query('jobs.offer', { slug })).body).toMatchObject({
      isOpen: true,
      url: 'https://example.com/1',
      expiresAt: '2027-01-09T00:00:00.000Z',
    });
    for (const address of [`/oferty-pracy/${slug}`, `/job-offers/${slug}`]) {
      const { status, text } = await html(address);
      expect(status).toBe(200);
      expect(text).toContain('<title>&quot;Spawacz&quot;, Stalmet - Kreda</title>');
      expect(text).toContain('content="Praca &amp; płaca."');
      expect(text).toContain(`rel="canonical" href="${api.deps.config.publicUrl}/oferty-pracy/${slug}"`);
      expect(text).not.toContain('noindex');
    }
    expect((await html('/oferty-pracy?city=lodz')).text).not.toContain('noindex');
    for (const end of ['withdrawn', 'expired']) {
      api.now = NOW;
      if (end === 'withdrawn') await take([offer('2')]);
      else {
        await take([offer('1'), offer('2')]);
        api.now = new Date('2027-01-09T00:00:00Z');
      }
      const closed = (await visitor.query('jobs.offer', { slug })).body as Offer;
      expect(Object.keys(closed).toSorted(), end).toEqual(['company', 'isOpen', 'title']);
      const { status, text } = await html(`/oferty-pracy/${slug}`);
      expect(status, end).toBe(410);
      expect(text, end).toContain('noindex');
      expect((await list()).offers.filter((one) => one.slug === slug)).toEqual([]);
    }
    expect((await html('/oferty-pracy/nie-ma-0123456789')).status).toBe(404);
    expect((await html('/oferty-pracy/Nie_Ma')).status).toBe(404);
    for (const missing of ['nie-ma', 'Nie_Ma', 'a'.repeat(121)])
      expect((await visitor.query('jobs.offer', { slug: missing })).body, missing).toBeNull();
  });

  test('are removed a year after their end', async () => {
    await take([offer('1')]);
    api.now = new Date('2028-01-08T00:00:00Z');
    await forgetOldOffers({ db: api.db, clock: () => api.now });
    expect(await api.db.jobOffer.count()).toBe(1);
    api.now = new Date('2028-01-09T00:00:00Z');
    await forgetOldOffers({ db: api.db, clock: () => api.now });
    expect(await api.db.jobOffer.count()).toBe(0);
  });

  test('are samples with recent dates where there are none', async () => {
    api.now = new Date('2031-05-05T12:00:00Z');
    const deps = { db: api.db, clock: () => api.now };
    await seedJobs(deps);
    const { count, offers } = await list();
    expect(count).toBeGreaterThanOrEqual(40);
    expect(offers[0]?.publishedAt.slice(0, 10)).toBe('2031-05-05');
    await api.db.jobOffer.deleteMany({ where: { category: 'it' } });
    await seedJobs(deps);
    expect((await list()).count).toBeLessThan(count);
  });

  test('start a CV with their title as profession', async () => {
    const create = async (profession: string) => {
      const { status, body } = await visitor.mutate('resume.create', { pattern: 'classic', profession });
      return { status, body: body as { resume: { uuid: string } } };
    };
    const { status, body } = await create('Spawacz "MAG"');
    expect(status).toBe(200);
    expect((await visitor.query('resume.get', { uuid: body.resume.uuid })).body).toMatchObject({
      revision: 1,
      resume: { sections: { 'personal-data': { data: { profession: 'Spawacz "MAG"', firstName: '' } } } },
    });
    expect((await create('x'.repeat(301))).status).toBe(400);
    expect((await create('a\u0000')).status).toBe(400);
  });

  describe('are imported by a command', () => {
    const run = (...given: string[]) =>
      new Promise<{ code: number; out: string; err: string }>((resolve) => {
        const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: folder };
        execFile(process.execPath, [COMMAND, ...given], { env }, (error, out, err) =>
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
        );
      });

    test('from a file or an address, which names items that were left out', async () => {
      const file = path.join(folder, 'offers.json');
      await writeFile(file, feed([offer('a'), offer('b', { url: 'javascript:1' })]));
      const first = await run(file, '--source', 'acme');
      expect(first).toMatchObject({ code: 0, err: expect.stringContaining('offer 1 (b): url: is no https address') });
      expect(first.out).toBe('Offers of acme: 1 added, 0 changed, 0 as they were, 0 ended, 1 left out.\n');
      const server = createServer((_request, response) => response.end(feed([offer('c')])));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      expect((await run(url, '--source', 'acme')).out).toContain('1 added, 0 changed, 0 as they were, 1 ended');
      await new Promise((resolve) => server.close(resolve));
      expect(await titles()).toEqual(['Stanowisko c']);
      // The feed is down now: the offers stay.
      const down = await run(url, '--source', 'acme');
      expect(down).toMatchObject({ code: 1, out: '', err: expect.stringContaining('the offers stay as they were') });
      await writeFile(file, '<!DOCTYPE rss [<!ENTITY a "x">]><rss><channel/></rss>');
      expect(await run(file, '--source', 'acme')).toMatchObject({ code: 1, out: '' });
      expect(await run(path.join(folder, 'nie-ma'), '--source', 'acme')).toMatchObject({ code: 1, out: '' });
      expect(await titles()).toEqual(['Stanowisko c']);
    });

    test('that prints its usage for wrong arguments', async () => {
      for (const given of [[], ['x'], ['x', '--source', 'Zła Nazwa'], ['x', 'y', '--source', 'a'], ['x', '--nie']]) {
        expect(await run(...given), given.join(' ')).toMatchObject({
          code: 2,
          err: expect.stringContaining('usage: npm run jobs:import'),
        });
      }
    });
  });
});
