import { type Operation, operationSchema } from '@kreda/document/edit/operation';

const key = (uuid: string) => `kreda.unsaved.${uuid}`;

/** Operations of a resume that an earlier page could not save; one that cannot be read any more is forgotten by itself. */
export function readKept(uuid: string): Operation[] {
  return readStored(uuid).flatMap((stored) => {
    const parsed = operationSchema.safeParse(stored);
    return parsed.success ? [parsed.data] : [];
  });
}

function readStored(uuid: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(uuid)) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    // Storage is switched off, or holds something else: there is nothing to restore.
    return [];
  }
}

/** Keeps operations beyond this page. Where storage is full or off they live in memory alone. */
export function writeKept(uuid: string, operations: readonly Operation[]): void {
  try {
    if (operations.length === 0) localStorage.removeItem(key(uuid));
    else localStorage.setItem(key(uuid), JSON.stringify(operations));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
