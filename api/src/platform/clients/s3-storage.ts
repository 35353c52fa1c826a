import { createHash } from 'node:crypto';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { AwsClient } from 'aws4fetch';
import { checkKey, type FileStorage, StorageDown, type StoredFile, WrongClock } from './file-storage.ts';

/** A bucket of Amazon S3 or of a compatible service. */
export interface S3Settings {
  /** Where the service listens: `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is in the path and not in the host name. */
  isPathStyle: boolean;
}

const REQUEST_TIMEOUT_MS = 15_000;
const TRIES = 3;
const FIRST_PAUSE_MS = 100;
/** A smaller difference of clocks is not why a service refuses a request: S3 accepts 15 minutes, others less. */
const CLOCKS_DIFFER_MS = 60_000;

/** Keeps files in a bucket, which must exist. Any number of machines can share it. */
export function s3Storage(settings: S3Settings): FileStorage {
  const { accessKeyId, secretAccessKey, region } = settings;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const bucket = addressOf(settings);

  const request: Send = async (address, init) => {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    // A signature is valid for minutes, so each try is signed anew.
    const answer = await fetch(await signer.sign(address, { ...init, signal }));
    const body = new Uint8Array(await answer.arrayBuffer());
    if (answer.ok) return body;
    throw new S3Refusal(answer, { code: codeOf(body), here: new Date() });
  };

  /** One page of files after a key, in the order of their keys' bytes. */
  const listAfter = async (after: string): Promise<ListPage> => {
    // The last key and not the service's token: a token may expire while the caller works on a page.
    const query = new URLSearchParams({ 'list-type': '2', ...(after ? { 'start-after': after } : {}) });
    return readList(await sendWithRetries(request, `${bucket}?${query}`, {}));
  };

  return {
    async put(key, bytes) {
      // Signed with the hash of the bytes, which the service verifies: it refuses a damaged upload.
      await sendWithRetries(request, fileIn(bucket, key), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: hashOf(bytes),
      });
    },
    async get(key) {
      try {
        return await sendWithRetries(request, fileIn(bucket, key), {});
      } catch (error) {
        if (isRefusal(error, 'NoSuchKey')) return null;
        throw error;
      }
    },
    async remove(key) {
      await sendWithRetries(request, fileIn(bucket, key), { method: 'DELETE' });
    },
    async *list() {
      for (let after: string | undefined = ''; after !== undefined; ) {
        const page = await listAfter(after);
        yield* page.files;
        after = page.isTruncated ? page.files.at(-1)?.key : undefined;
      }
    },
    async absent(keys) {
      const sorted = keys.map(checkKey).sort();
      const wanted = new Set(sorted);
      const last = sorted.at(-1) ?? '';
      // A prefix of the first key sorts before it. Listing neighbours takes one request; asking for each key takes as many as keys.
      let after = sorted[0]?.slice(0, -1);
      while (after !== undefined && after < last) {
        const page = await listAfter(after);
        for (const { key } of page.files) wanted.delete(key);
        after = page.isTruncated ? page.files.at(-1)?.key : undefined;
      }
      return [...wanted];
    },
    // An interrupted upload leaves nothing in a bucket.
    removeUnfinished: async () => 0,
    async check() {
      await sendWithRetries(request, bucket, { method: 'HEAD' });
    },
  };
}

type Send = (address: string, init: Sent) => Promise<Uint8Array>;
interface Sent {
  method?: 'PUT' | 'DELETE' | 'HEAD';
  body?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** The service answered with an error. */
class S3Refusal extends Error {
  override readonly name = 'S3Refusal';
  readonly status: number;
  /** S3's error code, such as `NoSuchKey`. */
  readonly code: string;
  /** The times of both clocks when the answer arrived; null where the answer has no date. */
  readonly times: { here: Date; there: Date } | null;

  constructor({ status, headers }: Response, { code, here }: { code: string; here: Date }) {
    super(`it answered ${status} ${code}`.trimEnd());
    this.status = status;
    this.code = code;
    const there = new Date(headers.get('date') ?? Number.NaN);
    this.times = Number.isNaN(there.getTime()) ? null : { here, there };
  }
}

/** Both times, if the difference of the clocks is why the service refused. Its answer to HEAD has no body and so no error code. */
function clocksOf({ status, code, times }: S3Refusal): S3Refusal['times'] {
  if (times === null) return null;
  const isApart = Math.abs(times.here.getTime() - times.there.getTime()) > CLOCKS_DIFFER_MS;
  return code === 'RequestTimeTooSkewed' || (status === 403 && isApart) ? times : null;
}

/** Sends a request and retries it with backoff: every request here may be repeated. @throws {StorageDown} */
async function sendWithRetries(send: Send, address: string, init: Sent): Promise<Uint8Array> {
  for (let tries = 1; ; tries++) {
    try {
      return await send(address, init);
    } catch (error) {
      const isFinal = error instanceof S3Refusal && error.status < 500 && error.status !== 429;
      if (tries >= TRIES || isFinal) {
        const clocks = error instanceof S3Refusal ? clocksOf(error) : null;
        if (clocks) throw new WrongClock(clocks, error);
        throw new StorageDown(`The file storage failed: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        });
      }
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 4 ** (tries - 1) * (1 + Math.random())));
    }
  }
}

function isRefusal(error: unknown, code: string): boolean {
  return error instanceof StorageDown && error.cause instanceof S3Refusal && error.cause.code === code;
}

function addressOf({ endpoint, bucket, isPathStyle }: S3Settings): string {
  const url = new URL(endpoint);
  if (isPathStyle) url.pathname = `${url.pathname.replace(/\/$/, '')}/${bucket}`;
  else url.hostname = `${bucket}.${url.hostname}`;
  return url.href.replace(/\/$/, '');
}

function fileIn(bucket: string, key: string): string {
  return `${bucket}/${checkKey(key)}`;
}

function hashOf(bytes: Uint8Array): Record<string, string> {
  return { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') };
}

/** The error code in a body of S3's; empty for any other body. */
function codeOf(body: Uint8Array): string {
  return /<Code>(\w+)<\/Code>/.exec(text(body))?.[1] ?? '';
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}

/** A page of ListObjectsV2's answer. */
interface ListPage {
  files: StoredFile[];
  isTruncated: boolean;
}

function readList(body: Uint8Array): ListPage {
  const { root } = parseXml(text(body));
  if (root?.name !== 'ListBucketResult')
    throw new StorageDown('The file storage answered with something else than a list');
  const contents = elementsOf(root, 'Contents');
  return {
    files: contents.map((entry) => ({ key: textOf(entry, 'Key'), modifiedAt: timeOf(entry) })),
    isTruncated: textOf(root, 'IsTruncated') === 'true',
  };
}

function timeOf(entry: XmlElement): Date {
  const time = new Date(textOf(entry, 'LastModified'));
  if (Number.isNaN(time.getTime())) throw new StorageDown('The file storage listed a file without its time');
  return time;
}

function textOf(parent: XmlElement, name: string): string {
  return elementsOf(parent, name)[0]?.text ?? '';
}

function elementsOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement).filter((child) => child.name === name);
}
