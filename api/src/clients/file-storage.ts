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
  /** Every key, in no order that is promised. What is put or removed meanwhile may be in it or not. */
  keys(): AsyncIterable<string>;
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

/** Whether a file was not kept because there is no room for it. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Keeps keys to what every kind of storage takes, and inside it. @throws for anything else. */
export function checkKey(key: string): string {
  if (!/^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)*$/.test(key)) throw new Error(`not a key of a file: ${key}`);
  return key;
}
