import type { Language } from '@kreda/document/engine/text/languages';
import { materialise } from '@kreda/document/kinds/resume/overlay/materialise';
import type { Overlay, ViewKind } from '@kreda/document/kinds/resume/overlay/overlay';
import { staleOverrides } from '@kreda/document/kinds/resume/overlay/stale';
import { untranslated } from '@kreda/document/kinds/resume/overlay/translation';
import type { RequestContext } from '../../../context.ts';
import { noSuchResume } from '../../../platform/errors.ts';
import { ownerOf } from '../../../policy.ts';
import { readResume, type StoredResume } from '../repo.ts';
import { findBase, findView, listFamily, readListed } from './family-repo.ts';
import type { Offer } from './offer-schema.ts';

/** A view in the list of its family. */
interface ListedView {
  uuid: string;
  name: string;
  kind: ViewKind;
  language: Language;
  /** Overrides whose base has changed since they were made. */
  staleCount: number;
  /** Overrides that cannot be applied now, such as those of an entry that the base has deleted. */
  unappliedCount: number;
  /** Texts that a language version shows in the base's language; 0 in a variant. */
  untranslatedCount: number;
  /** Of a variant, without the offer's text. */
  offer: Omit<Offer, 'text'> | null;
  updatedAt: Date;
}

export interface ListedFamily {
  base: { uuid: string; name: string; language: Language };
  /** Those outside the trash, oldest first. */
  views: ListedView[];
}

/** The family of a base or of one of its views. @throws {DomainError} `not-found`. */
export async function listViews(context: RequestContext, uuid: string): Promise<ListedFamily> {
  const owner = ownerOf(context);
  const stored = owner && (await readResume(context.db, owner, uuid));
  if (!owner || !stored) throw noSuchResume();
  const base = stored.view ? await findBase(context.db, owner, stored.view.baseUuid) : stored;
  if (!base) throw noSuchResume();
  const { name, language } = base.resume;
  const rows = await listFamily(context.db, owner, base.resume.uuid);
  const views = rows.map(({ id, updatedAt, ...row }): ListedView => {
    const { overlay, offer } = readListed(row);
    return {
      uuid: id,
      name: row.name,
      kind: overlay.kind,
      language: row.language as Language,
      ...countsOf(base, overlay),
      offer: offer && { title: offer.title, company: offer.company, address: offer.address, date: offer.date },
      updatedAt,
    };
  });
  return { base: { uuid: base.resume.uuid, name, language }, views };
}

function countsOf({ resume: base }: StoredResume, overlay: Overlay) {
  return {
    staleCount: staleOverrides(base, overlay).length,
    unappliedCount: materialise(base, overlay).unapplied.length,
    untranslatedCount: overlay.kind === 'language' ? untranslated(base, overlay).length : 0,
  };
}

/** A view with its base, for an editor that shows both. */
export interface ViewWithBase {
  base: StoredResume;
  kind: ViewKind;
  overlay: Overlay;
  offer: Offer | null;
}

/** @throws {DomainError} `not-found` for a resume that is no view. */
export async function getView(context: RequestContext, uuid: string): Promise<ViewWithBase> {
  const owner = ownerOf(context);
  const view = owner && (await findView(context.db, owner, uuid));
  const base = view && (await findBase(context.db, owner, view.view.baseUuid));
  if (!base) throw noSuchResume();
  return { base, kind: view.overlay.kind, overlay: view.overlay, offer: view.offer };
}
