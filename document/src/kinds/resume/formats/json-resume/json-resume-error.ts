/** Why a file cannot be read as JSON Resume. The message names the place: `work[0].name: Text expected`. */
export class JsonResumeError extends Error {
  override readonly name = 'JsonResumeError';
  /** Where in the file: `work[0].name`; empty for the whole file. */
  readonly path: string;
  /** What is wrong there. */
  readonly problem: string;

  constructor(path: string, problem: string) {
    super(path === '' ? problem : `${path}: ${problem}`);
    this.path = path;
    this.problem = problem;
  }
}

/** A path of keys and indices as it is written in code: `work[0].name`. */
export function toPath(keys: readonly PropertyKey[]): string {
  return keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
