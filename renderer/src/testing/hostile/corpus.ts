import { drawingCases } from './drawing.ts';
import type { HostileCase } from './hostile-case.ts';
import { imageCases } from './images.ts';
import { markupCases } from './markup.ts';
import { referenceCases } from './references.ts';
import { requestCases } from './requests.ts';
import { textCases } from './text.ts';

/**
 * All that we know somebody could send, by its kind.
 *
 * @param listener `http://host:port` of a server of the test's own, which nobody may ever ask for anything.
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
