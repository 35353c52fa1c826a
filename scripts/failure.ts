/** Something a person can mend: what is wrong, and what to do about it. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}

/** Writes a line to standard output. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Ends a command with a failure's message and remedy; anything else is a defect and shows its stack. */
export function endWith(error: unknown): never {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}

/** A failure in one line where its message has one. A defect's stack. */
export function explain(error: unknown): string {
  if (error instanceof Failure) return `${error.message}${error.message.includes('\n') ? '\n' : ' '}${error.remedy}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
