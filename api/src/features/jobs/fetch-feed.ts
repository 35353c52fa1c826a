import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { FeedError } from './feed-error.ts';
import { MAX_FEED_BYTES } from './read-feed.ts';

export interface FetchOptions {
  /** Whether private network addresses are allowed. */
  mayBePrivate: boolean;
  /** For the whole call, redirects included. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;
const MAX_REDIRECTS = 5;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Fetches a feed over https, or over http from this machine. Redirects follow the same rules.
 *
 * @throws {FeedError} when the feed is missing, too slow or too large, or its address is not allowed.
 */
export async function fetchFeed(address: string, options: FetchOptions): Promise<Uint8Array> {
  const { timeoutMs = TIMEOUT_MS } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  let url = allowed(address, options);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    try {
      const answer = await get(url, options, signal);
      if (answer instanceof Uint8Array) return answer;
      url = allowed(new URL(answer.location, url).href, options);
    } catch (error) {
      if (error instanceof FeedError || !(error instanceof Error)) throw error;
      if (signal.aborted) throw new FeedError(`the feed did not arrive within ${timeoutMs / 1000} s`);
      throw new FeedError(`the feed cannot be fetched: ${error.message || (error as NodeJS.ErrnoException).code}`);
    }
  }
  throw new FeedError(`the feed redirects more than ${MAX_REDIRECTS} times`);
}

/** @throws {FeedError} for an address that is not allowed. */
function allowed(address: string, { mayBePrivate }: FetchOptions): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
  if (!url || !isAllowed) throw new FeedError(`${address} is no https address`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!mayBePrivate && isIP(host) !== 0) refusePrivate(host);
  return url;
}

function refusePrivate(address: string): void {
  // `process` unwraps an IPv4 address that is mapped into IPv6.
  if (ipaddr.process(address).range() !== 'unicast') {
    throw new FeedError(`${address} is a private address; --allow-private asks it all the same`);
  }
}

/** Resolves and checks a name in one step, so that the connection goes to the checked address (DNS rebinding). */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    try {
      for (const { address } of addresses) refusePrivate(address);
    } catch (refusal) {
      return callback(refusal as FeedError, '', 0);
    }
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    return callback(null, first!.address, first!.family);
  });
};

function get(
  url: URL,
  { mayBePrivate }: FetchOptions,
  signal: AbortSignal,
): Promise<Uint8Array | { location: string }> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        signal,
        agent: false,
        headers: {
          'user-agent': 'kreda-jobs/1',
          accept: 'application/json, application/rss+xml, application/xml',
          'accept-encoding': 'identity',
        },
        ...(mayBePrivate ? {} : { lookup: lookupPublic }),
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        const fail = (message: string) => {
          response.destroy();
          reject(new FeedError(message));
        };
        if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
          response.destroy();
          return resolve({ location: headers.location });
        }
        if (statusCode !== 200) return fail(`the feed answers ${statusCode}`);
        if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
          return fail('the feed is compressed, which it was not asked to be');
        }
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > MAX_FEED_BYTES) fail('the feed is larger than 20 MB');
          else chunks.push(chunk);
        });
        response.on('end', () => resolve(Buffer.concat(chunks)));
        response.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
