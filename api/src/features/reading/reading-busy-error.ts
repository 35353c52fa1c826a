/** The machine had no time to read files that were within all their limits. Nothing is wrong with them: they can be sent again. */
export class ReadingBusyError extends Error {
  override readonly name = 'ReadingBusyError';

  constructor(deadlineMs: number) {
    super(`not read within ${deadlineMs} ms`);
  }
}
