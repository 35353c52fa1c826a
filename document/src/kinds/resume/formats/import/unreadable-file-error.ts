/**
 * Why nothing can be imported from a file:
 * - `unknown-format`: its content is of no format that can be imported;
 * - `not-of-format`: it says or seems to be of a format and breaks its rules: `path` says where, `problem` how;
 * - `encrypted`: it needs a password;
 * - `scanned`: it has pages but no text;
 * - `broken`: it is damaged;
 * - `too-long`, `too-large`, `too-slow`: it has too many pages, inflates to too much, or reading takes too long;
 * - `nothing-found`: it could be read, and no part of a resume is in it.
 */
export type UnreadableFileReason =
  | 'unknown-format'
  | 'not-of-format'
  | 'encrypted'
  | 'scanned'
  | 'broken'
  | 'too-long'
  | 'too-large'
  | 'too-slow'
  | 'nothing-found';

/** A file cannot be imported. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
  readonly reason: UnreadableFileReason;
  /** The place in the file, for `not-of-format`; else empty. */
  readonly path: string;
  /** What is wrong there, in English. */
  readonly problem: string;

  constructor(reason: UnreadableFileReason, { path = '', problem = '' } = {}) {
    super([reason, path, problem].filter((part) => part !== '').join(': '));
    this.reason = reason;
    this.path = path;
    this.problem = problem;
  }
}
