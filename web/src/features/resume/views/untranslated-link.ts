import type { TranslatableText } from '@kreda/document/kinds/resume/overlay/translation';
import { path } from '../../../lib/path.ts';
import { routeOfStep } from '../editor/steps.ts';

/** What the address calls a text: its field, or `section-title`. */
export function fieldInAddress({ field }: Pick<TranslatableText, 'field'>): string {
  return field === null ? 'section-title' : field.name;
}

/** The address of the editor at a text. */
export function linkToText(uuid: string, text: Pick<TranslatableText, 'section' | 'entryId' | 'field'>): string {
  const place = new URLSearchParams({
    ...(text.entryId === null ? {} : { entry: text.entryId }),
    field: fieldInAddress(text),
  });
  return `${path(routeOfStep(text.section), { id: uuid })}?${place}`;
}
