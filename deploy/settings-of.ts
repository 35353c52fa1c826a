import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The names of the settings that a service reads, as its config.ts has them. */
export function settingsOf(service: 'api' | 'renderer'): Set<string> {
  const source = readFileSync(path.join(import.meta.dirname, '..', service, 'src/config.ts'), 'utf8');
  return new Set([...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name!));
}
