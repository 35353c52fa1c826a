import { drawingCases } from './drawing.ts';
import type { HostileCase } from './hostile-case.ts';
import { imageCases } from './images.ts';
import { markupCases } from './markup.ts';
import { referenceCases } from './references.ts';
import { requestCases } from './requests.ts';
import { textCases } from './text.ts';

/**
 * All hostile requests that we know, by category.
 *
 * @param listener `http://host:port` of the test's own server, which must never receive a request.
 */
export function hostileCorpus(listener: string): Record<string, HostileCase[]> {
  return {
    references: referenceCases(listener),
    markup: markupCases,
    images: imageCases,
    drawing: drawingCases,
    text: textCases,
    requests: requestCases,
  };
}
