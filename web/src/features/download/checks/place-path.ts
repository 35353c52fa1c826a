import type { Place } from '@kreda/document/kinds/resume/checks/finding';
import { path } from '../../../lib/path.ts';
import { routeOfStep } from '../../resume/editor/steps.ts';

/** The editor's address of a place. The form opens the entry and focuses the field. */
export function placePath(uuid: string, { section, entryId, field }: Place): string {
  const query = { ...(entryId === null ? {} : { entry: entryId }), ...(field === null ? {} : { field }) };
  return path(routeOfStep(section), { id: uuid }, query);
}
