import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** In the data folder while `make run` or `npm run dev` runs: the settings that it chose, such as its sandboxes' addresses. */
export const SANDBOX_SETTINGS_FILE = 'running-product.json';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment of a command, completed by what the running product has chosen for itself: a command then speaks to the same
 * sandboxes. Production chooses nothing.
 */
export function productEnvironment(environment: Environment): Environment {
  if (environment.NODE_ENV === 'production') return environment;
  const file = path.join(environment.DATA_DIR || 'data', SANDBOX_SETTINGS_FILE);
  const chosen = z.record(z.string(), z.string()).parse(JSON.parse(readIfThere(file) ?? '{}'));
  // An empty variable is an unset one.
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  return { ...chosen, ...Object.fromEntries(given) };
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
