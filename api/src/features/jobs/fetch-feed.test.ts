import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchFeed } from './fetch-feed.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const get = (url: string, timeoutMs?: number) =>
  fetchFeed(url, { mayBePrivate: true, ...(timeoutMs && { timeoutMs }) });

test('returns a feed’s bytes after redirects, whatever their content type', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/') response.writeHead(302, { location: '/next' }).end();
    else response.writeHead(200, { 'content-type': 'image/png' }).end('feed');
  });
  expect(new TextDecoder().decode(await get(url))).toBe('feed');
});

test('refuses addresses that are not https', async () => {
  for (const url of ['http://example.com/feed', 'ftp://example.com/feed', 'file:///etc/passwd', 'javascript:1', 'x']) {
    await expect(get(url), url).rejects.toThrow(`${url} is no https address`);
  }
});

test('refuses redirects to addresses that are not allowed, and endless ones', async () => {
  const away = await serve((_request, response) => response.writeHead(301, { location: 'http://example.com/' }).end());
  await expect(get(away)).rejects.toThrow('http://example.com/ is no https address');
  const file = await serve((_request, response) => response.writeHead(301, { location: 'file:///etc/passwd' }).end());
  await expect(get(file)).rejects.toThrow('file:///etc/passwd is no https address');
  const round = await serve((_request, response) => response.writeHead(302, { location: '/' }).end());
  await expect(get(round)).rejects.toThrow('the feed redirects more than 5 times');
});

test('names the reason when a feed is down, refused, slow, cut off or compressed', async () => {
  const gone = await serve(() => {});
  const [server] = servers.splice(0);
  await new Promise((resolve) => server!.close(resolve));
  await expect(get(gone)).rejects.toThrow('the feed cannot be fetched: ');
  const broken = await serve((_request, response) => response.writeHead(503).end('later'));
  await expect(get(broken)).rejects.toThrow('the feed answers 503');
  const silent = await serve(() => {});
  await expect(get(silent, 100)).rejects.toThrow('the feed did not arrive within 0.1 s');
  const slow = await serve((_request, response) => response.writeHead(200).write('{'));
  await expect(get(slow, 100)).rejects.toThrow('the feed did not arrive within 0.1 s');
  const cut = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{');
    setTimeout(() => response.destroy(), 20);
  });
  await expect(get(cut)).rejects.toThrow('the feed cannot be fetched: ');
  const zipped = await serve((_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'));
  await expect(get(zipped)).rejects.toThrow('the feed is compressed');
});

test('stops at 20 MB of an endless feed', async () => {
  const endless = await serve((_request, response) => {
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more);
    more();
  });
  await expect(get(endless)).rejects.toThrow('the feed is larger than 20 MB');
});

test.each([
  'http://127.0.0.1:1/',
  'http://[::1]:1/',
  'http://localhost:1/',
  'https://localhost:1/',
  'https://127.0.0.1:1/',
  'https://10.0.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/',
  'https://0x7f000001/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
])('fetches %s only if private addresses are allowed', async (url) => {
  await expect(fetchFeed(url, { mayBePrivate: false })).rejects.toThrow(/is a private address; --allow-private/);
});
