/** A file as the storage lists it. */
export interface StoredFile {
  key: string;
  /** When it was last written, by the storage's clock. */
  modifiedAt: Date;
}

/** Stores photos, covers, invoices and finished PDFs. Our code makes the keys: lower-case words and uuids joined by slashes. */
export interface FileStorage {
  /**
   * Returns when the file is stored durably. Readers get the old file or the new one, never a part of one.
   *
   * @throws {StorageDown}
   */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Null where there is no such file.
   *
   * @throws {StorageDown}
   */
  get(key: string): Promise<Uint8Array | null>;
  /**
   * Removes a file; a missing file is no error.
   *
   * @throws {StorageDown}
   */
  remove(key: string): Promise<void>;
  /**
   * Every file, in any order. Files that are written or removed meanwhile may be missing or included.
   *
   * @throws {StorageDown}
   */
  list(): AsyncIterable<StoredFile>;
  /**
   * Returns the keys that have no file. Cheap where the keys are neighbours in the order of their bytes.
   *
   * @throws {StorageDown}
   */
  absent(keys: readonly string[]): Promise<string[]>;
  /** Removes the partial files that interrupted calls of `put` left before a time. Returns their number. */
  removeUnfinished(before: Date): Promise<number>;
  /**
   * Checks that the storage can be used.
   *
   * @throws Error naming the problem.
   */
  check(): Promise<void>;
}

/** The storage did not answer, or answered with an error. A retry may succeed. */
export class StorageDown extends Error {
  override readonly name = 'StorageDown';
}

/** The storage refused a request because this machine's clock and the storage's clock differ. */
export class WrongClock extends StorageDown {
  constructor(times: { here: Date; there: Date }, cause: unknown) {
    const [here, there] = [times.here.toISOString(), times.there.toISOString()];
    super(`The clocks of this machine (${here}) and of the file storage (${there}) differ. Set the one that is wrong`, {
      cause,
    });
  }
}

/** Whether writing a file failed because the disk is full, over its quota, read-only or broken. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL.has(error.code);
}

// EFBIG: the file exceeds the limit of the process for files.
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG', 'EIO']);

/** Whether the key is valid in every kind of storage. A valid key cannot leave the storage's folder. */
export function isKey(key: string): boolean {
  return /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)*$/.test(key);
}

/** Returns a valid key. @throws Error for any other. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a key of a file: ${key}`);
  return key;
}
