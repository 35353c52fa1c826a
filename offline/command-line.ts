import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** The command line is wrong. The message says what is allowed. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

/** The value of an option if it is allowed. @throws {ArgumentError} */
export function oneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new ArgumentError(`--${option} ${value}: allowed are ${allowed.join(', ')}`);
  return found;
}

/** Parses a command line of options and files. @throws {ArgumentError} for an unknown option, or one without its value. */
export function parseCommandLine<const Options extends ParseArgsOptionsConfig>(
  argv: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options });
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}
