/** A file as the storage lists it. */
export interface StoredFile {
  key: string;
  /** When it was put last, by the storage's clock. */
  modifiedAt: Date;
}

/** Where photos, covers, invoices and finished PDFs are kept. Keys are made by us: lower-case words and uuids joined by slashes. */
export interface FileStorage {
  /**
   * Returns when the file is safely stored. Readers meet the old file or the new one, never a part.
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
   * Removing what is not there is no error.
   *
   * @throws {StorageDown}
   */
  remove(key: string): Promise<void>;
  /**
   * Every file, in no order that is promised. What is put or removed meanwhile may be in it or not.
   *
   * @throws {StorageDown}
   */
  list(): AsyncIterable<StoredFile>;
  /**
   * Those of the keys that have no file. Cheap where the keys are neighbours in the order of their bytes.
   *
   * @throws {StorageDown}
   */
  absent(keys: readonly string[]): Promise<string[]>;
  /** Removes what interrupted calls of `put` left behind before that time; no key names it. Answers how many there were. */
  removeUnfinished(before: Date): Promise<number>;
  /**
   * Returns when files can be kept here.
   *
   * @throws saying what is wrong, when they cannot.
   */
  check(): Promise<void>;
}

/** The storage does not answer, or not with what was asked for. The next try may work. */
export class StorageDown extends Error {
  override readonly name = 'StorageDown';
}

/** The storage refused a request for its time: this machine's clock and the storage's differ. */
export class WrongClock extends StorageDown {
  constructor(times: { here: Date; there: Date }, cause: unknown) {
    const [here, there] = [times.here.toISOString(), times.there.toISOString()];
    super(`The clocks of this machine (${here}) and of the file storage (${there}) differ. Set the one that is wrong`, {
      cause,
    });
  }
}

/** Whether a file was not kept because the disk is full, over its quota, read-only or broken. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL.has(error.code);
}

// EFBIG: over the bound that a process has for its files.
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG', 'EIO']);

/** Whether every kind of storage takes the key, and keeps it inside. */
export function isKey(key: string): boolean {
  return /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)*$/.test(key);
}

/** Lets a key through. @throws for anything else. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a key of a file: ${key}`);
  return key;
}
