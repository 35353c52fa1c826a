import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { type FileStorage, StorageDown, WrongClock } from './file-storage.ts';
import { folderStorage } from './folder-storage.ts';
import { s3Storage } from './s3-storage.ts';

interface Kept {
  files: FileStorage;
  end(): Promise<void>;
}

const STORAGES: { kind: string; open(): Promise<Kept> }[] = [
  {
    kind: 'a folder',
    async open() {
      const folder = await mkdtemp(path.join(tmpdir(), 'kreda-files-'));
      return { files: folderStorage(path.join(folder, 'files')), end: () => rm(folder, { recursive: true }) };
    },
  },
  {
    kind: 'S3',
    async open() {
      const server = await startS3Server();
      return { files: s3Storage(server.settings), end: server.dispose };
    },
  },
];

describe.each(STORAGES)('$kind', ({ open }) => {
  let files: FileStorage;
  let end: Kept['end'];
  beforeEach(async () => {
    ({ files, end } = await open());
  });
  afterEach(() => end());

  test('stores, returns, replaces and removes a file', async () => {
    expect(await files.get('photos/a.jpg')).toBeNull();
    await files.put('photos/a.jpg', new Uint8Array([1, 2]));
    await files.put('photos/a.jpg', new Uint8Array([3]));
    expect(new Uint8Array((await files.get('photos/a.jpg'))!)).toEqual(new Uint8Array([3]));
    await files.remove('photos/a.jpg');
    await files.remove('photos/a.jpg');
    expect(await files.get('photos/a.jpg')).toBeNull();
  });

  test('keeps every byte, of empty and of large files', async () => {
    const large = new Uint8Array(3_000_000).map((_, index) => index % 251);
    await files.put('downloads/large.pdf', large);
    await files.put('downloads/empty.pdf', new Uint8Array());
    expect(Buffer.compare((await files.get('downloads/large.pdf'))!, large)).toBe(0);
    expect((await files.get('downloads/empty.pdf'))!.length).toBe(0);
  });

  test('accepts concurrent writes of the same file', async () => {
    const put = (_: unknown, byte: number) => files.put('covers/a.jpg', new Uint8Array(4_096).fill(byte));
    await Promise.all(Array.from({ length: 20 }, put));
    expect(new Set((await files.get('covers/a.jpg'))!).size).toBe(1);
    expect(await keysOf(files)).toEqual(['covers/a.jpg']);
  });

  test('lists its keys', async () => {
    expect(await keysOf(files)).toEqual([]);
    const keys = Array.from({ length: 30 }, (_, index) => `photos/${index % 3}/${index}.jpg`);
    await Promise.all(keys.map((key) => files.put(key, new Uint8Array([1]))));
    await files.put('invoices/a.pdf', new Uint8Array([1]));
    expect(await keysOf(files)).toEqual([...keys, 'invoices/a.pdf'].sort());
  });

  test('lists when each file was written', async () => {
    const before = Date.now();
    await files.put('photos/a.jpg', new Uint8Array([1]));
    for await (const { modifiedAt } of files.list()) {
      // Some file systems and S3 keep whole seconds.
      expect(modifiedAt.getTime()).toBeGreaterThanOrEqual(before - 2_000);
      expect(modifiedAt.getTime()).toBeLessThanOrEqual(Date.now() + 2_000);
    }
  });

  test('names the keys that have no file', async () => {
    expect(await files.absent([])).toEqual([]);
    expect(await files.absent(['photos/a.jpg'])).toEqual(['photos/a.jpg']);
    for (const key of ['downloads/z.pdf', 'photos/b.jpg', 'photos/b.jpg.jpg', 'photos/d.jpg'])
      await files.put(key, new Uint8Array([1]));
    const asked = ['photos/d.jpg', 'photos/a.jpg', 'photos/b.jpg', 'photos/b.jp', 'photos/c.jpg', 'downloads/z.pdf'];
    expect((await files.absent(asked)).sort()).toEqual(['photos/a.jpg', 'photos/b.jp', 'photos/c.jpg']);
    expect(await files.absent(['photos/e.jpg', 'photos/f.jpg'])).toEqual(['photos/e.jpg', 'photos/f.jpg']);
    await expect(files.absent(['../a'])).rejects.toThrow('not a key');
  });

  test('passes its check', async () => {
    await files.check();
  });

  test.each(['../a', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', 'A', 'a\\b', ''])(
    'refuses the key %j',
    async (key) => {
      await expect(files.put(key, new Uint8Array())).rejects.toThrow('not a key');
      await expect(files.get(key)).rejects.toThrow('not a key');
      await expect(files.remove(key)).rejects.toThrow('not a key');
    },
  );
});

describe('a folder alone', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kreda-files-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('lists no unfinished file', async () => {
    const files = folderStorage(folder);
    await files.put('photos/a.jpg', new Uint8Array([1]));
    expect(await readdir(path.join(folder, 'photos'))).toEqual(['a.jpg']);
    await writeFile(path.join(folder, 'photos/b.jpg.part'), 'of a crash');
    expect(await keysOf(files)).toEqual(['photos/a.jpg']);
  });

  test('removes old unfinished files, and neither finished nor new ones', async () => {
    const files = folderStorage(folder);
    await files.put('photos/a.jpg', new Uint8Array([1]));
    await writeFile(path.join(folder, 'photos/b.jpg.part'), 'of a crash');
    expect(await files.removeUnfinished(new Date(Date.now() - 60_000))).toBe(0);
    expect(await files.removeUnfinished(new Date(Date.now() + 60_000))).toBe(1);
    expect(await readdir(path.join(folder, 'photos'))).toEqual(['a.jpg']);
  });

  test('removes the partial file of a failed write', async () => {
    const files = folderStorage(folder);
    await files.put('photos/a.jpg/b.jpg', new Uint8Array([1]));
    // A folder has the name of the file.
    await expect(files.put('photos/a.jpg', new Uint8Array([2]))).rejects.toThrow();
    expect(await readdir(path.join(folder, 'photos'))).toEqual(['a.jpg']);
  });

  test('that is a file is refused', async () => {
    await mkdir(path.join(folder, 'sub'));
    await writeFile(path.join(folder, 'sub/files'), '');
    await expect(folderStorage(path.join(folder, 'sub/files')).check()).rejects.toThrow('EEXIST');
  });
});

describe('S3 alone', () => {
  let server: S3Server;
  beforeEach(async () => {
    server = await startS3Server();
  });
  afterEach(() => server.dispose());

  test('fails with a wrong secret or a missing bucket, and does not report missing files', async () => {
    for (const wrong of [{ secretAccessKey: 'other' }, { bucket: 'kreda-elsewhere' }]) {
      const files = s3Storage({ ...server.settings, ...wrong });
      await expect(files.check()).rejects.toThrow(StorageDown);
      await expect(files.get('photos/a.jpg')).rejects.toThrow(StorageDown);
      await expect(files.put('photos/a.jpg', new Uint8Array([1]))).rejects.toThrow(StorageDown);
      await expect(keysOf(files)).rejects.toThrow(StorageDown);
      await expect(files.absent(['photos/a.jpg'])).rejects.toThrow(StorageDown);
    }
  });

  test('throws StorageDown during an outage, and works afterwards', async () => {
    const files = s3Storage(server.settings);
    await files.put('photos/a.jpg', new Uint8Array([7]));
    await server.stop();
    await expect(files.get('photos/a.jpg')).rejects.toThrow(StorageDown);
    await server.start();
    expect(new Uint8Array((await files.get('photos/a.jpg'))!)).toEqual(new Uint8Array([7]));
  });

  test('lists more keys than one answer holds', async () => {
    const keys = Array.from({ length: 25 }, (_, index) => `photos/${String(index).padStart(2, '0')}.jpg`);
    // The S3 server of the other tests cannot cut a list short.
    const lister = createServer((request, response) => {
      const after = new URL(request.url!, 'http://s3').searchParams.get('start-after') ?? '';
      const rest = keys.filter((key) => key > after);
      const contents = rest
        .slice(0, 10)
        .map((key) => `<Contents><Key>${key}</Key><LastModified>2026-03-01T12:00:00.000Z</LastModified></Contents>`);
      response.end(
        `<ListBucketResult><IsTruncated>${rest.length > 10}</IsTruncated>${contents.join('')}</ListBucketResult>`,
      );
    });
    await new Promise<void>((resolve) => lister.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = lister.address() as AddressInfo;
      const files = s3Storage({ ...server.settings, endpoint: `http://127.0.0.1:${port}` });
      expect(await keysOf(files)).toEqual(keys);
      expect(await files.absent([...keys, 'photos/035.jpg', 'photos/99.jpg'])).toEqual([
        'photos/035.jpg',
        'photos/99.jpg',
      ]);
    } finally {
      lister.closeAllConnections();
      await new Promise((resolve) => lister.close(resolve));
    }
  });

  test.each([
    { says: 'no code and a different time', code: '', aheadMs: 300_000, isClock: true },
    { says: 'the code for it', code: 'RequestTimeTooSkewed', aheadMs: 0, isClock: true },
    { says: 'another code and the right time', code: 'AccessDenied', aheadMs: 0, isClock: false },
  ])(
    'distinguishes a wrong clock from a wrong key when the service refuses with $says',
    async ({ code, aheadMs, isClock }) => {
      const there = new Date(Date.now() + aheadMs);
      const refuser = createServer((request, response) => {
        response.sendDate = false;
        response.writeHead(403, { date: there.toUTCString() });
        response.end(request.method === 'HEAD' || !code ? undefined : `<Error><Code>${code}</Code></Error>`);
      });
      await new Promise<void>((resolve) => refuser.listen(0, '127.0.0.1', resolve));
      try {
        const { port } = refuser.address() as AddressInfo;
        const files = s3Storage({ ...server.settings, endpoint: `http://127.0.0.1:${port}` });
        const error = await files.get('photos/a.jpg').catch((caught: unknown) => caught);
        expect(error).toBeInstanceOf(StorageDown);
        expect(error instanceof WrongClock).toBe(isClock);
        if (isClock)
          expect((error as Error).message).toContain(`of the file storage (${there.toISOString().slice(0, 19)}`);
      } finally {
        await new Promise((resolve) => refuser.close(resolve));
      }
    },
  );

  test('retries when the service does not answer at first', async () => {
    const files = s3Storage(server.settings);
    await server.stop();
    const putting = files.put('photos/a.jpg', new Uint8Array([7]));
    await server.start();
    await putting;
    expect(await keysOf(files)).toEqual(['photos/a.jpg']);
  });
});

async function keysOf(files: FileStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list()) keys.push(key);
  return keys.sort();
}
