/** A file cannot be read, rendered or written. The message names the file and, if known, the place in it. */
export class FileError extends Error {
  override readonly name = 'FileError';

  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
  }
}

const PROBLEMS = new Map([
  ['ENOENT', 'no such file'],
  ['EISDIR', 'is a folder'],
  ['EEXIST', 'is a file, not a folder'],
  ['ENOTDIR', 'a part of this path is a file, not a folder'],
  ['EACCES', 'not permitted'],
  ['EPERM', 'not permitted'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
]);

/** Runs `work`. Errors of the file system become a message about the file. @throws {FileError} */
export function withFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new FileError(file, PROBLEMS.get(String(error.code)) ?? error.message);
  }
}
