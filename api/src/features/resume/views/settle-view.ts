import type { Address } from '@kreda/document/kinds/resume/overlay/addresses';
import { settleOverride } from '@kreda/document/kinds/resume/overlay/stale';
import type { RequestContext } from '../../../context.ts';
import { enqueueRemoval } from '../../../platform/files/remove-files.ts';
import { changeView } from './change-family.ts';
import { type EditedMember, editedOf, writeView } from './edit-family.ts';
import { copyPhoto } from './view-photo.ts';

/** What the user decides about overrides: to keep the view's own value, or to take the base's. */
export interface Settling {
  addresses: readonly Address[];
  choice: 'keep' | 'take';
}

/**
 * Decides about overrides of a view, as one revision. Addresses that the view does not override are ignored.
 *
 * @throws {DomainError} `not-found` for a resume that is no view.
 */
export async function settleView(
  context: RequestContext,
  uuid: string,
  { addresses, choice }: Settling,
): Promise<EditedMember> {
  const { unused, saved } = await changeView(context, uuid, async (family) => {
    const edited = editedOf(family.base.resume, family.view);
    const overlay = addresses.reduce(
      (settled, address) => settleOverride(edited.base, settled, address, choice),
      edited.overlay,
    );
    const isPhotoTaken = 'photo' in edited.overlay.overrides && !('photo' in overlay.overrides);
    const replaced = isPhotoTaken ? await copyPhoto(family, family.base, uuid) : null;
    if (replaced !== null) await enqueueRemoval(family.tx, [replaced], { now: family.now });
    return { saved: await writeView(family, { base: edited.base, overlay }), unused: replaced };
  });
  if (unused !== null) context.wakeOutbox();
  return saved;
}
