import type { Place } from '@kreda/document/kinds/resume/checks/finding';
import { path } from '../../../lib/path.ts';
import { routeOfStep } from '../../resume/editor/steps.ts';

/** The editor's address for a place: the form opens the entry and puts the focus into the field. */
export function placePath(uuid: string, { section, entryId, field }: Place): string {
  const query = { ...(entryId === null ? {} : { entry: entryId }), ...(field === null ? {} : { field }) };
  return path(routeOfStep(section), { id: uuid }, query);
}
