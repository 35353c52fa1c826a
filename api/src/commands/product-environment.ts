import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A file in the data folder while `make run` or `npm run dev` runs. It has the settings that it chose, such as its sandboxes' addresses. */
export const SANDBOX_SETTINGS_FILE = 'running-product.json';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment of a command, completed by the settings that the running product has chosen, so that the command uses the same
 * sandboxes. In production the environment stays as it is.
 */
export function productEnvironment(environment: Environment): Environment {
  if (environment.NODE_ENV === 'production') return environment;
  const file = path.join(environment.DATA_DIR || 'data', SANDBOX_SETTINGS_FILE);
  const chosen = z.record(z.string(), z.string()).parse(JSON.parse(readIfThere(file) ?? '{}'));
  // An empty variable counts as unset.
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
