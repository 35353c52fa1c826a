/** Something a person can mend: what is wrong, and what to do about it. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}

/** Says a line on standard output. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Ends a command with a failure's message and remedy; anything else is a defect and shows its stack. */
export function endWith(error: unknown): never {
  const text =
    error instanceof Failure
      ? `${error.message}\n${error.remedy}`
      : error instanceof Error
        ? error.stack
        : String(error);
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
