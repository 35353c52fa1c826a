import { completeResume } from '@kreda/document/kinds/resume/model/complete';
import { overlaySchema } from '@kreda/document/kinds/resume/overlay/overlay';
import type { Outputs } from '../../../lib/trpc.ts';
import type { StoredView } from '../state/editor-session.ts';

/** The server's answer about a view, as this release knows it. An answer of another release may lack fields. */
export function storedView({ base, overlay }: Outputs['resume']['view']): StoredView {
  return { base: completeResume(base.resume), baseUuid: base.uuid, overlay: overlaySchema.parse(overlay) };
}
