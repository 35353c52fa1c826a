import type { ImportNote } from '../intake/import-note.ts';
import { toPath } from './to-path.ts';

const MAX_NOTES = 20;

/** Notes on keys that the format does not have: those of the sent file that parsing removed. */
export function noteUnknownKeys(sent: unknown, read: unknown): ImportNote[] {
  const paths: string[] = [];
  const visit = (from: unknown, to: unknown, keys: readonly PropertyKey[]) => {
    if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null) return;
    for (const key of Object.keys(from)) {
      if (paths.length === MAX_NOTES) return;
      if (keys.length === 0 && (key === 'meta' || key === '$schema')) continue;
      const path = [...keys, Array.isArray(from) ? Number(key) : key];
      if (Object.hasOwn(to, key)) visit(from[key as never], to[key as never], path);
      else if (!Array.isArray(from)) paths.push(toPath(path));
    }
  };
  visit(sent, read, []);
  return paths.map((path) => ({ kind: 'unknown', path: path.slice(0, 200), text: '' }));
}
