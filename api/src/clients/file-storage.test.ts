import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FileStorage, folderStorage } from './file-storage.ts';

let folder: string;
let files: FileStorage;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kreda-files-'));
  files = folderStorage(path.join(folder, 'files'));
});
afterEach(() => rm(folder, { recursive: true }));

test('keeps, gives back, replaces and removes a file', async () => {
  expect(await files.get('photos/a.jpg')).toBeNull();
  await files.put('photos/a.jpg', new Uint8Array([1, 2]));
  await files.put('photos/a.jpg', new Uint8Array([3]));
  expect(new Uint8Array((await files.get('photos/a.jpg'))!)).toEqual(new Uint8Array([3]));
  expect(await readdir(path.join(folder, 'files/photos'))).toEqual(['a.jpg']);
  await files.remove('photos/a.jpg');
  await files.remove('photos/a.jpg');
  expect(await files.get('photos/a.jpg')).toBeNull();
});

test.each(['../a', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', 'A', 'a\\b', ''])(
  'takes no key like %j',
  async (key) => {
    await expect(files.put(key, new Uint8Array())).rejects.toThrow('not a key');
    await expect(files.get(key)).rejects.toThrow('not a key');
  },
);

test('leaves nothing behind of a file that it could not keep', async () => {
  await files.put('photos/a.jpg/b.jpg', new Uint8Array([1]));
  // A folder stands where the file is to be.
  await expect(files.put('photos/a.jpg', new Uint8Array([2]))).rejects.toThrow();
  expect(await readdir(path.join(folder, 'files/photos'))).toEqual(['a.jpg']);
});
