/** An error that the user of a command can correct: what is wrong, and what to do. */
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

/** Ends a command with code 1 and writes the error to standard error, as `explain` says. */
export function endWith(error: unknown): never {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}

/** A failure's message and remedy, on one line if the message has one line. Any other error is a defect: its stack. */
export function explain(error: unknown): string {
  if (error instanceof Failure) return `${error.message}${error.message.includes('\n') ? '\n' : ' '}${error.remedy}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
