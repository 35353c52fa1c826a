import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FONT_FACES } from '@kreda/document/engine/fonts/catalogue';
import { LANGUAGES } from '@kreda/document/engine/text/languages';
import { TEMPLATE_SLUGS } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readFonts } from '../../platform/clients/fonts.ts';
import { DATABASES, type TestDatabase } from '../../testing/databases.ts';
import { PRODUCTION_SETTINGS } from '../../testing/production-settings.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { seedJobs } from '../jobs/seed-jobs.ts';

let database: TestDatabase;
let webDist: string;
let api: TestApi;
let browser: TestBrowser;

/** The content of the precompressed file. It differs from the file itself, so that the test knows which one was sent. */
const PREPARED = 'export default 1;';

beforeAll(async () => {
  webDist = await mkdtemp(path.join(tmpdir(), 'kreda-web-'));
  await mkdir(path.join(webDist, 'client/assets'), { recursive: true });
  await writeFile(path.join(webDist, 'client/index.html'), '<html lang="pl"><head><title>x</title></head></html>');
  await writeFile(
    path.join(webDist, 'client/assets/main-abc.js'),
    `export default ${JSON.stringify('kreda '.repeat(500))};`,
  );
  await writeFile(path.join(webDist, 'client/assets/main-abc.js.br'), brotliCompressSync(PREPARED));
  database = await DATABASES[0]!.create();
  api = await startTestApi({ databaseUrl: database.url, environment: { WEB_DIST: webDist } });
  browser = new TestBrowser(api.url);
});
afterAll(async () => {
  await api.stop();
  await database.drop();
  await rm(webDist, { recursive: true });
});

test('answers the site’s configuration', async () => {
  expect((await browser.query('site.config')).body).toMatchObject({
    name: 'Kreda',
    language: 'pl',
    logo: 'kreda',
    contactMail: 'pomoc@kreda.example',
    seller: { name: expect.stringContaining('Kreda'), address: expect.any(Array), taxId: '5250001003' },
    websiteBase: expect.stringMatching(/^http/),
    languages: [...LANGUAGES],
    colors: { main: '#2c3149', primary1: '#707cb8', primary2: '#434a6e' },
    passwordMinLength: 8,
    year: api.now.getFullYear(),
  });
});

test('lists the pages to index in the sitemap, in the language of the site', async () => {
  const { publicUrl } = api.deps.config;
  await seedJobs(api.deps);
  const robots = await browser.get('/robots.txt');
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const rules = new TextDecoder().decode(robots.bytes);
  expect(rules).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  expect(rules).toContain('Disallow: /api/');
  const answer = await browser.get('/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const listed = Array.from(new TextDecoder().decode(answer.bytes).matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url!);
  expect(listed).toContain(`${publicUrl}/`);
  expect(listed).toContain(`${publicUrl}/oferty-pracy`);
  expect(listed).toContain(`${publicUrl}/regulamin`);
  expect(listed).not.toContain(`${publicUrl}/konto`);
  expect(listed.some((url) => url.includes(':slug') || url.includes(':token'))).toBe(false);
  expect(listed.filter((url) => url.startsWith(`${publicUrl}/oferty-pracy/`)).length).toBeGreaterThan(0);
  // Each of them exists, may be indexed, and has that address as its canonical one.
  for (const url of listed) {
    const page = await browser.get(new URL(url).pathname);
    const html = new TextDecoder().decode(page.bytes);
    expect(page.status, url).toBe(200);
    expect(html, url).toContain(`<link rel="canonical" href="${url}" data-page />`);
    expect(html, url).not.toContain('noindex');
  }
});

test('has every dictionary of the specification, by REST and by tRPC', async () => {
  const { data } = (await browser.get('/api/dictionaries')).body as { data: Record<string, object> };
  expect(Object.keys(data).sort()).toEqual([
    'defaultSectionNames',
    'documentLangs',
    'fontStyles',
    'fonts',
    'genders',
    'languageLevels',
    'languageSuggestions',
    'levelShapes',
    'maritalStatuses',
    'resumePatterns',
  ]);
  expect(Object.keys(data.defaultSectionNames!)).toEqual([...LANGUAGES]);
  expect(data.languageSuggestions).toContain('ukraiński');
  expect((await browser.query('site.dictionaries')).body).toEqual(data);
});

test('serves every font file that its dictionary names, to be cached for ever', async () => {
  const { fontStyles } = (await browser.query('site.dictionaries')).body as { fontStyles: { url: string }[] };
  expect(fontStyles).toHaveLength(FONT_FACES.length);
  for (const { url } of fontStyles) {
    const font = await browser.get(url);
    expect(font.status, url).toBe(200);
    expect(font.headers.get('content-type')).toBe('font/ttf');
    expect(font.headers.get('cache-control')).toContain('immutable');
    expect([...font.bytes.subarray(0, 4)]).toEqual([0, 1, 0, 0]);
  }
  expect((await browser.get('/fonts/none.ttf')).status).toBe(404);
  const plain = await fetch(`${api.url}/fonts/inter-400.ttf`, { headers: { 'accept-encoding': 'identity' } });
  const packed = await fetch(`${api.url}/fonts/inter-400.ttf`, { headers: { 'accept-encoding': 'br' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(Buffer.from(await packed.arrayBuffer()).equals(Buffer.from(await plain.arrayBuffer()))).toBe(true);
});

test('sends a font uncompressed to a client without Brotli', async () => {
  const font = readFonts().get('noto-sans-jp-400.ttf')!;
  for (const encoding of ['identity', 'gzip', 'gzip, deflate']) {
    const answer = await fetch(`${api.url}/fonts/${font.name}`, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding'), encoding).toBeNull();
    expect(answer.headers.get('content-length')).toBe(String(font.bytes.length));
    expect(Buffer.from(await answer.arrayBuffer()).equals(font.bytes), encoding).toBe(true);
  }
});

test('serves the client at a known address, and the same client with 404 at an unknown one', async () => {
  const known = await browser.get('/rejestracja');
  expect(known.status).toBe(200);
  expect(known.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const text = new TextDecoder().decode(known.bytes);
  expect(text).toContain(' - Kreda</title>');
  const unknown = await browser.get('/nothing/here');
  expect(unknown.status).toBe(404);
  expect(new TextDecoder().decode(unknown.bytes)).toContain('<title>404 Error - Kreda</title>');
});

test('shows developers every template with the CVs of six people in two densities, each fetched by its own address', async () => {
  const html = await (await fetch(`${api.url}/templates/gallery`)).text();
  for (const pattern of TEMPLATE_SLUGS) expect(html).toContain(`<h2 id="${pattern}">`);
  const sources = Array.from(html.matchAll(/data-source="([^"]+)"/g), ([, source]) => source!.replaceAll('&amp;', '&'));
  expect(new Set(sources).size).toBe(TEMPLATE_SLUGS.length * 6 * 2);
  const nurse = await fetch(`${api.url}${sources.find((source) => source.includes('person=nurse'))}`);
  expect(nurse.status).toBe(200);
  expect(await nurse.text()).toMatch(/Kwiatkowska.*data:image\/jpeg/s);
});

test('filters the gallery by template, person and density, and shows demo content in any language', async () => {
  const address = `${api.url}/templates/gallery?template=plain&person=demo-sparse&density=airy&language=ua`;
  const html = await (await fetch(address)).text();
  const [source, ...others] = Array.from(html.matchAll(/data-source="([^"]+)"/g), ([, found]) => found!);
  expect(others).toEqual([]);
  const pages = await (await fetch(`${api.url}${source!.replaceAll('&amp;', '&')}`)).text();
  expect(pages).toContain('xml:lang="uk"');
  const odd = await fetch(`${api.url}/templates/gallery?template=%3Cimg%3E&person=%3Cimg%3E&language=xx`);
  expect(odd.status).toBe(200);
  expect(await odd.text()).not.toContain('<img');
  const unknown = await fetch(`${api.url}/templates/gallery/pages?template=plain&person=nobody&density=dense`);
  expect(unknown.status).toBe(400);
  expect(await unknown.text()).toContain('person');
});

test('keeps the gallery out of production', async () => {
  const live = await startTestApi({
    databaseUrl: database.url,
    environment: { ...PRODUCTION_SETTINGS, WEB_DIST: webDist },
  });
  try {
    expect((await fetch(`${live.url}/templates/gallery`)).status).toBe(404);
  } finally {
    await live.stop();
  }
});

test('answers an unknown call of the API with JSON and not with a page', async () => {
  for (const url of ['/api/none', '/trpc/none', '/assets/none.js', '/photos/none', '/webhooks/none']) {
    const answer = await browser.get(url);
    expect(answer.status, url).toBe(404);
    expect(answer.headers.get('content-type'), url).toContain('application/json');
  }
});

test('serves built files, compressed and to be cached for ever, and nothing outside their folder', async () => {
  const script = await browser.get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' });
  expect(script.status).toBe(200);
  expect(new TextDecoder().decode(script.bytes)).toBe(PREPARED);
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-encoding')).toBe('br');
  for (const url of ['/assets/../../package.json', '/..%2f..%2fpackage.json', '/assets/%2e%2e/%2e%2e/etc/passwd']) {
    expect((await browser.get(url)).status, url).toBe(404);
  }
});

test('names the request in every answer, taking the id of a proxy in front', async () => {
  const own = await browser.get('/api/resumes/x');
  expect(own.body).toMatchObject({ error: { requestId: own.headers.get('x-request-id') } });
  const given = await browser.get('/api/me', { 'x-request-id': 'proxy-0123456789' });
  expect(given.headers.get('x-request-id')).toBe('proxy-0123456789');
  const odd = await browser.get('/api/me', { 'x-request-id': 'a b' });
  expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('redirects a visitor from a page that needs a login to the registration, with the query, and not a user', async () => {
  const visitor = new TestBrowser(api.url);
  const sent = await visitor.get('/konto?from=mail&uuid=x');
  expect(sent.status).toBe(302);
  expect(sent.headers.get('location')).toBe('/rejestracja?uuid=x&from=mail&next=%2Fkonto%3Ffrom%3Dmail%26uuid%3Dx');
  visitor.setCookie('language', 'en');
  expect((await visitor.get('/account')).headers.get('location')).toBe('/registration?next=%2Faccount');
  const person = { email: 'page@example.pl', firstName: 'A', lastName: 'B', password: 'zielona-kreda' };
  await visitor.send('POST', '/api/register', person);
  expect((await visitor.get('/account')).status).toBe(200);
  expect((await new TestBrowser(api.url).get('/logowanie')).status).toBe(200);
});

test('forbids pages the browser features that they do not need, and keeps answers out of caches', async () => {
  const { headers } = await browser.get('/');
  expect(headers.get('permissions-policy')).toMatch(
    /camera=\(\), .*geolocation=\(\), .*payment=\(self\), publickey-credentials-get=\(\)/,
  );
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect((await browser.get('/api/me')).headers.get('cache-control')).toBe('no-store');
  expect((await browser.get('/trpc/account.me')).headers.get('cache-control')).toBe('no-store');
  expect((await browser.get('/')).headers.get('cache-control')).toBe('private, no-cache');
});

test('sends pages with a user’s name and e-mail address as no-store', async () => {
  const user = new TestBrowser(api.url);
  const person = { email: 'kept-nowhere@example.pl', firstName: 'A', lastName: 'B', password: 'zielona-kreda' };
  await user.send('POST', '/api/register', person);
  for (const address of ['/', '/konto', '/nie-ma'])
    expect((await user.get(address)).headers.get('cache-control'), address).toBe('no-store');
});

test('over https sets HSTS and cookies for this host alone', async () => {
  const secure = await startTestApi({
    databaseUrl: database.url,
    environment: { WEB_DIST: webDist, PUBLIC_URL: 'https://kreda.example' },
  });
  try {
    const visitor = new TestBrowser(secure.url);
    expect((await visitor.get('/')).headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
    const person = { email: 'https@example.pl', firstName: 'A', lastName: 'B', password: 'zielona-kreda' };
    const answer = await visitor.send('POST', '/api/register', person, { origin: 'https://kreda.example' });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(
        /^__Host-device=[\w-]{43}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  } finally {
    await secure.stop();
  }
});

test('survives broken connections and invalid forwarded addresses', async () => {
  const { hostname, port } = new URL(api.url);
  for (let count = 1; count <= 60; count++) {
    const socket = connect(Number(port), hostname);
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    socket.write('GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1 + (count % 20)));
    socket.resetAndDestroy();
  }
  const proxied = await startTestApi({
    databaseUrl: database.url,
    environment: { WEB_DIST: webDist, TRUSTED_PROXIES: '1', LOG_LEVEL: 'info' },
  });
  try {
    for (const address of ['203.0.113.9:51234', 'unknown', '[2001:db8::1%eth0]:1', 'x'.repeat(1_000), ', ,']) {
      const { status } = await new TestBrowser(proxied.url).get('/api/me', { 'x-forwarded-for': address });
      expect(status, address).toBe(200);
    }
  } finally {
    await proxied.stop();
  }
  expect((await browser.get('/api/me')).status).toBe(200);
});

test('lets a page load only our own resources, and no site frame it', async () => {
  const policy = (await browser.get('/')).headers.get('content-security-policy')!;
  expect(policy).toContain("default-src 'self'");
  // Inline scripts are allowed by their hashes.
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'( 'sha256-[\w+/]{43}=')+;/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe-inline' https:");
});

test('refuses a change that another site requests', async () => {
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${api.url}.evil.example` },
    { origin: api.url.replace('127.0.0.1', 'localhost') },
  ];
  for (const headers of foreign) {
    const answer = await browser.send('POST', '/api/resumes', {}, headers);
    expect(answer.status, headers.origin).toBe(403);
    expect(answer.body).toMatchObject({ error: { code: 'forbidden', message: 'No permissions' } });
    expect((await browser.send('POST', '/trpc/resume.create', {}, headers)).status).toBe(403);
  }
  expect(await api.db.resume.count()).toBe(0);
  expect((await browser.send('POST', '/api/resumes', {})).status).toBe(201);
});

test('answers paths that look like another site’s address, and redirects to none', async () => {
  for (const path of ['//', '///', '/\\', '//evil.example/x', '/\\evil.example']) {
    const { hostname, port } = new URL(api.url);
    const status = await new Promise<number>((resolve, reject) => {
      request({ host: hostname, port, path }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .once('error', reject)
        .end();
    });
    expect([200, 404], path).toContain(status);
  }
});

test('answers 400, not 500, to input that is not JSON', async () => {
  for (const query of ['input=%7B', 'input=%7B%22a%22', 'batch=1&input=nonsense']) {
    const answer = await fetch(`${api.url}/trpc/resume.get?${query}`);
    expect(answer.status, query).toBe(400);
  }
  const headers = { 'content-type': 'application/json' };
  const posted = await fetch(`${api.url}/trpc/account.login`, { method: 'POST', headers, body: '{"a"' });
  expect(posted.status).toBe(400);
});

test('is alive and ready without a renderer, and names it as degraded', async () => {
  expect((await browser.get('/healthz')).body).toEqual({ status: 'alive' });
  const answer = await browser.get('/readyz');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ status: 'degraded', down: [], degraded: ['renderer'] });
});

test('shares the write probe with the metrics, and writes nothing itself', async () => {
  const puts = vi.spyOn(api.deps.files, 'put');
  const probe = vi.spyOn(api.deps, 'probeWrites').mockResolvedValue({ database: false, files: true });
  try {
    expect((await browser.get('/readyz')).body).toMatchObject({ degraded: ['renderer', 'database-writes'] });
    expect(puts).not.toHaveBeenCalled();
  } finally {
    probe.mockRestore();
    puts.mockRestore();
  }
});

test('is not ready after its event loop was blocked, and is again once it runs', async () => {
  const until = performance.now() + 2_600;
  while (performance.now() < until);
  const answer = await browser.get('/readyz');
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({ status: 'not ready', down: ['event-loop'] });
  await expect.poll(async () => (await browser.get('/readyz')).status, { timeout: 20_000, interval: 500 }).toBe(200);
});

test('is not ready while it shuts down, and still answers', async () => {
  api.deps.lifecycle.isDraining = true;
  try {
    const answer = await browser.get('/readyz');
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ status: 'not ready', down: ['draining'] });
    expect((await browser.get('/healthz')).status).toBe(200);
    expect((await browser.query('site.config')).status).toBe(200);
  } finally {
    api.deps.lifecycle.isDraining = false;
  }
});

test('is not ready on a database that is older than the program', async () => {
  const newest = (
    await api.db.$queryRaw<{ id: string }[]>`SELECT id FROM _prisma_migrations ORDER BY migration_name DESC LIMIT 1`
  )[0]!;
  await api.db.$executeRaw`UPDATE _prisma_migrations SET rolled_back_at = started_at WHERE id = ${newest.id}`;
  try {
    const answer = await browser.get('/readyz');
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ down: ['migrations'] });
  } finally {
    await api.db.$executeRaw`UPDATE _prisma_migrations SET rolled_back_at = NULL WHERE id = ${newest.id}`;
  }
});

test('refuses a body past its limit, and one of an unknown type', async () => {
  const huge = await browser.send('POST', '/api/resumes', { note: 'x'.repeat(9 * 1024 * 1024) });
  expect(huge.status).toBe(413);
  expect(huge.body).toMatchObject({ error: { code: 'too-large' } });
  const odd = await browser.send('POST', '/api/resumes', 'x', { 'content-type': 'application/x-odd' });
  expect(odd.status).toBe(415);
  const polluted = await browser.send('POST', '/api/resumes', '{"__proto__":{"a":1}}');
  expect(polluted.status).toBe(400);
});

test('answers internal errors without details', async () => {
  await api.db.$executeRawUnsafe('ALTER TABLE visitors RENAME TO visitors_gone');
  try {
    for (const answer of [
      await new TestBrowser(api.url).send('POST', '/api/resumes', {}),
      await new TestBrowser(api.url).mutate('resume.create', {}),
    ]) {
      expect(answer.status).toBe(500);
      expect(JSON.stringify(answer.body)).toContain('An error occurred. Try again');
      expect(JSON.stringify(answer.body)).not.toMatch(/prisma|visitors|stack|\.ts/i);
    }
  } finally {
    await api.db.$executeRawUnsafe('ALTER TABLE visitors_gone RENAME TO visitors');
  }
});
