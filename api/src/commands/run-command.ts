import process from 'node:process';
import type { ZodError } from 'zod';
import { ConfigError } from '../config.ts';

/** Arguments that a command cannot work with. The message names each. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

/** A failure that a command knows: what it prints, and its exit code. */
export interface KnownFailure {
  text: string;
  exitCode: number;
}

interface Command {
  usage: string;
  /** Tells the command's own failures; null for all others. */
  known?: (error: unknown) => KnownFailure | null;
}

const EXIT = { arguments: 2, failure: 3 } as const;

/**
 * Runs a command and prints its failure: wrong arguments with the usage (exit code 2), a wrong setting or a known failure as one message,
 * anything else with its stack (exit code 3). Wrong arguments are an `ArgumentError`, or what Node's `parseArgs`
 * throws.
 */
export async function runCommand(command: Command, main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const { text, exitCode } = failureOf(error, command);
    process.stderr.write(`${text}\n`);
    process.exitCode = exitCode;
  }
}

/** What a command prints for a failure, and its exit code. */
export function failureOf(error: unknown, { usage, known = () => null }: Command): KnownFailure {
  const ofCommand = known(error);
  if (ofCommand !== null) return ofCommand;
  const wrong = wrongArguments(error);
  if (wrong !== null) return { text: `${wrong}\n${usage}`, exitCode: EXIT.arguments };
  if (error instanceof ConfigError) return { text: error.message, exitCode: EXIT.failure };
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { text, exitCode: EXIT.failure };
}

function wrongArguments(error: unknown): string | null {
  if (error instanceof ArgumentError) return error.message;
  if (!(error instanceof Error && 'code' in error)) return null;
  return String(error.code).startsWith('ERR_PARSE_ARGS_') ? error.message : null;
}

/** What is wrong with arguments, a line each. */
export function argumentErrorOf(error: ZodError): ArgumentError {
  return new ArgumentError(error.issues.map(({ message }) => message).join('\n'), { cause: error });
}
