import type { AnonymiseOptions } from '@kreda/document/kinds/resume/anonymise/anonymise';
import { withAnonymiseOptions } from '@kreda/document/kinds/resume/overlay/without-names';
import type { RequestContext } from '../../../context.ts';
import { noSuchResume } from '../../../platform/errors.ts';
import { changeView } from './change-family.ts';
import { type EditedMember, editedOf, writeView } from './edit-family.ts';

/**
 * Changes what an anonymous version takes out, as one revision.
 *
 * @throws {DomainError} `not-found` for a resume that is none.
 */
export function setAnonymity(context: RequestContext, uuid: string, options: AnonymiseOptions): Promise<EditedMember> {
  return changeView(context, uuid, async (family) => {
    if (family.view.overlay.kind !== 'anonymous') throw noSuchResume();
    const { base, overlay } = editedOf(family.base.resume, family.view);
    return writeView(family, { base, overlay: withAnonymiseOptions(base, overlay, options) });
  });
}
