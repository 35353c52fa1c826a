/**
 * Why nothing can be imported from a file:
 * - `unknown-format`: its content is of no format that can be imported;
 * - `not-of-format`: it says or seems to be of a format and breaks its rules: `path` says where, `problem` how;
 * - `several-resumes`: more than one resume is in the chosen files;
 * - `document-type`: it is XML with a document type, which could declare entities (XML 1.0, section 2.8);
 * - `encrypted`: it needs a password;
 * - `scanned`: it has pages but no text;
 * - `broken`: it is damaged;
 * - `too-long`, `too-large`, `too-slow`: it has too many pages, holds more than a resume, or reading takes too long;
 * - `too-many-values`, `too-many-lines`, `too-deep`: it exceeds a limit of texts, `max`;
 * - `nothing-found`: it could be read, and no part of a resume is in it.
 */
export type UnreadableFileReason =
  | 'unknown-format'
  | 'not-of-format'
  | 'several-resumes'
  | 'document-type'
  | 'encrypted'
  | 'scanned'
  | 'broken'
  | 'too-long'
  | 'too-large'
  | 'too-slow'
  | 'too-many-values'
  | 'too-many-lines'
  | 'too-deep'
  | 'nothing-found';

/** A file cannot be imported. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
  readonly reason: UnreadableFileReason;
  /** The place in the file, for `not-of-format`; else empty. */
  readonly path: string;
  /** What is wrong there, in English. */
  readonly problem: string;
  /** The exceeded limit, for limits of texts; else 0. */
  readonly max: number;

  constructor(reason: UnreadableFileReason, { path = '', problem = '', max = 0 } = {}) {
    super([reason, path, problem].filter((part) => part !== '').join(': '));
    this.reason = reason;
    this.path = path;
    this.problem = problem;
    this.max = max;
  }
}
