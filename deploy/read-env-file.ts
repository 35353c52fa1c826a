import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The variables of an environment file, including empty ones. */
export function readEnvFile(file: string): Record<string, string> {
  return parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
}
