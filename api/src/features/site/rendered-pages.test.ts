import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DATABASES, type TestDatabase } from '../../testing/databases.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { openBuiltClient } from './built-client.ts';

const INDEX = [
  '<!doctype html>',
  '<html lang="pl"><head><title>x</title><script>alert(1)</script>',
  '<script type="module" crossorigin src="/assets/index.js"></script>',
  '<link rel="modulepreload" href="/assets/shell.js"></head><body><div id="root"></div></body></html>',
].join('\n');

/** A server build whose pages show their answers and how often it has rendered. */
const SERVER = `
export async function loadPages() {
  let count = 0;
  return {
    isServerRendered: (pathname) => pathname === '/',
    queriesOf: () => [{ procedure: 'site.config' }, { procedure: 'magazine.post', input: { slug: 'for-members' } }],
    sourcesOf: () => ['home.tsx'],
    render({ url, language }, [config, post]) {
      if (url.includes('broken')) throw new Error('a component failed');
      count += 1;
      return \`<p>drawn \${count}, \${language}, \${config.name}, \${post}</p>\`;
    },
    stateOf: (url, [config, post]) => JSON.stringify({ url, name: config.name, post }),
  };
}
`;

const MANIFEST = {
  'index.html': { file: 'assets/index.js', imports: ['_shell.js'] },
  '_shell.js': { file: 'assets/shell.js' },
  '_button.js': { file: 'assets/button.js' },
  'src/home.tsx': { file: 'assets/home.js', imports: ['_shell.js', '_button.js'] },
};

let database: TestDatabase;
let webDist: string;
let api: TestApi;
let browser: TestBrowser;

beforeAll(async () => {
  webDist = await mkdtemp(path.join(tmpdir(), 'kreda-web-'));
  await mkdir(path.join(webDist, 'client'));
  await mkdir(path.join(webDist, 'server'));
  await writeFile(path.join(webDist, 'client/index.html'), INDEX);
  await writeFile(path.join(webDist, 'server/server.js'), SERVER);
  await writeFile(path.join(webDist, 'server/package.json'), '{"type":"module"}');
  await writeFile(path.join(webDist, 'manifest.json'), JSON.stringify(MANIFEST));
  database = await DATABASES[0]!.create();
  api = await startTestApi({ databaseUrl: database.url, environment: { WEB_DIST: webDist } });
  browser = new TestBrowser(api.url);
});
afterAll(async () => {
  await api?.stop();
  await database?.drop();
  await rm(webDist, { recursive: true });
});

const html = async (address: string, headers: Record<string, string> = {}) =>
  (await fetch(api.url + address, { headers })).text();

test('renders public pages on the server, with the answers to their queries', async () => {
  const page = await html('/');
  expect(page).toContain('<div id="root"><p>drawn 1, pl, Kreda, undefined</p></div>');
  expect(page).toContain('<script type="application/json" id="page-state">{"url":"/","name":"Kreda"}</script>');
});

test('renders a page once for the same answers, and again in another language', async () => {
  expect(await html('/')).toContain('drawn 1, pl');
  expect(await html('/', { cookie: 'language=cz' })).toContain('drawn 2, cz');
  expect(await html('/')).toContain('drawn 1, pl');
});

test('caches pages of made-up addresses separately, so that they evict no others', async () => {
  const page = await html('/');
  for (let index = 0; index < 210; index++) await html(`/?made-up=${index}`);
  expect(await html('/')).toBe(page);
});

test('preloads the scripts that a page needs beside the entry, after the first paint', async () => {
  const page = await html('/');
  expect(page).toContain('<link data-rel="modulepreload" href="/assets/home.js" crossorigin />');
  expect(page).toContain('<script type="text/plain" data-src="/assets/index.js"></script>');
  expect(page.match(/shell\.js/g)).toHaveLength(1);
});

test('leaves a page that fails to render, and one that is not public, to the browser', async () => {
  for (const address of ['/?broken', '/moje-dokumenty']) {
    const response = await fetch(api.url + address);
    expect(response.status, address).toBe(200);
    expect(await response.text(), address).toContain('<div id="root"></div>');
  }
});

test('allows the inline script of the page, and no other', async () => {
  const policy = (await browser.get('/')).headers.get('content-security-policy');
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});

test('compresses pages', async () => {
  const response = await fetch(`${api.url}/`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
});

test('names a module that the build lacks', async () => {
  const client = await openBuiltClient(webDist);
  expect(() => client!.scriptsOf(['missing.tsx'])).toThrow('The build of the client has no src/missing.tsx');
});
