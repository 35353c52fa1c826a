import { ArgumentError } from './command-line.ts';
import { FileError } from './file-error.ts';
import type { Output } from './output.ts';

/**
 * Runs a command and returns its exit code; 1 for wrong arguments, with the usage, and for a file that cannot be read or written.
 * Rejects for an error that is no fault of the arguments or files.
 */
export async function runCommand<Arguments>(
  { usage, output }: { usage: string; output: Output },
  readArguments: () => Arguments | 'help',
  run: (asked: Arguments) => Promise<number>,
): Promise<number> {
  try {
    const asked = readArguments();
    if (asked !== 'help') return await run(asked);
    output.print(`${usage}\n`);
    return 0;
  } catch (error) {
    const isUsage = error instanceof ArgumentError;
    if (!isUsage && !(error instanceof FileError)) throw error;
    output.complain(`${error.message}\n${isUsage ? `\n${usage}\n` : ''}`);
    return 1;
  }
}
