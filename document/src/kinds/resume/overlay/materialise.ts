import type { Resume } from '../model/resume.ts';
import { anonymousView } from './anonymous-view.ts';
import type { Overlay } from './overlay.ts';
import { type Overridden, withOverrides } from './with-overrides.ts';

/**
 * Applies an overlay to its base, and gives a view as a whole resume. Total: each override is either in the result or in `unapplied`.
 * Sections without an override are the base's own objects, except in an anonymous version, which is made anonymous after its overrides
 * are applied. The result is the same in browser and Node.
 *
 * @param documentName the view's own name, which an anonymous version takes without what names the person.
 */
export function materialise(base: Resume, overlay: Overlay, documentName: string | null = null): Overridden {
  const overridden = withOverrides(base, overlay);
  const anonymous = anonymousView(base, overlay, documentName);
  return anonymous === null ? overridden : { ...overridden, resume: anonymous.resume };
}
