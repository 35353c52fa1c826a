import { createHash } from 'node:crypto';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { AwsClient } from 'aws4fetch';
import { checkKey, type FileStorage, StorageDown, type StoredFile, WrongClock } from './file-storage.ts';

/** A bucket of Amazon S3, or of anything that speaks its protocol. */
export interface S3Settings {
  /** Where the service listens: `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket stands in the path rather than in the host's name. */
  isPathStyle: boolean;
}

const REQUEST_TIMEOUT_MS = 15_000;
const TRIES = 3;
const FIRST_PAUSE_MS = 100;
/** Less is no reason to refuse a request: S3 lets clocks differ by 15 minutes, other services by less. */
const CLOCKS_DIFFER_MS = 60_000;

/** Keeps files in a bucket, which must exist. For any number of machines. */
export function s3Storage(settings: S3Settings): FileStorage {
  const { accessKeyId, secretAccessKey, region } = settings;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const bucket = addressOf(settings);

  const request: Send = async (address, init) => {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    // Signed anew each time: a signature holds for minutes only.
    const answer = await fetch(await signer.sign(address, { ...init, signal }));
    const body = new Uint8Array(await answer.arrayBuffer());
    if (answer.ok) return body;
    throw new S3Refusal(answer, { code: codeOf(body), here: new Date() });
  };

  /** The files after a key, in the order of their keys' bytes, as many as the store tells at once. */
  const listAfter = async (after: string): Promise<ListPage> => {
    // The last key rather than the store's token: it stays good however long the reader takes over a page.
    const query = new URLSearchParams({ 'list-type': '2', ...(after ? { 'start-after': after } : {}) });
    return readList(await insist(request, `${bucket}?${query}`, {}));
  };

  return {
    async put(key, bytes) {
      // Signed with the bytes' own hash, which the store checks: what arrives damaged is refused.
      await insist(request, fileIn(bucket, key), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: hashOf(bytes),
      });
    },
    async get(key) {
      try {
        return await insist(request, fileIn(bucket, key), {});
      } catch (error) {
        if (isRefusal(error, 'NoSuchKey')) return null;
        throw error;
      }
    },
    async remove(key) {
      await insist(request, fileIn(bucket, key), { method: 'DELETE' });
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
      // Its own beginning stands before the first key. A list of neighbours takes one request, where asking for each takes as many.
      let after = sorted[0]?.slice(0, -1);
      while (after !== undefined && after < last) {
        const page = await listAfter(after);
        for (const { key } of page.files) wanted.delete(key);
        after = page.isTruncated ? page.files.at(-1)?.key : undefined;
      }
      return [...wanted];
    },
    // An upload that is interrupted leaves nothing here.
    removeUnfinished: async () => 0,
    async check() {
      await insist(request, bucket, { method: 'HEAD' });
    },
  };
}

type Send = (address: string, init: Sent) => Promise<Uint8Array>;
interface Sent {
  method?: 'PUT' | 'DELETE' | 'HEAD';
  body?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** The store answered, and said no. */
class S3Refusal extends Error {
  override readonly name = 'S3Refusal';
  readonly status: number;
  /** S3's own word, such as `NoSuchKey`. */
  readonly code: string;
  /** What time it was as the answer came, here and there; null where the store does not tell. */
  readonly times: { here: Date; there: Date } | null;

  constructor({ status, headers }: Response, { code, here }: { code: string; here: Date }) {
    super(`it answered ${status} ${code}`.trimEnd());
    this.status = status;
    this.code = code;
    const there = new Date(headers.get('date') ?? Number.NaN);
    this.times = Number.isNaN(there.getTime()) ? null : { here, there };
  }
}

/** The times that differ, where they are why the store refused. Its answer to HEAD has no body, and so no word for it. */
function clocksOf({ status, code, times }: S3Refusal): S3Refusal['times'] {
  if (times === null) return null;
  const isApart = Math.abs(times.here.getTime() - times.there.getTime()) > CLOCKS_DIFFER_MS;
  return code === 'RequestTimeTooSkewed' || (status === 403 && isApart) ? times : null;
}

/** Asks again where asking again may help: every request here may be made twice. @throws {StorageDown} */
async function insist(send: Send, address: string, init: Sent): Promise<Uint8Array> {
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

/** An error's code, where its body is what S3's are. */
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
