import { type Language, toBcp47 } from '@kreda/document/engine/text/languages';
import type { AnonymiseOptions } from '@kreda/document/kinds/resume/anonymise/anonymise';
import { ANONYMOUS_LABELS } from '@kreda/document/kinds/resume/anonymise/anonymous-labels';
import { MAX_NAME_CHARACTERS, type Resume } from '@kreda/document/kinds/resume/model/resume';
import { type EditedView, editView } from '@kreda/document/kinds/resume/overlay/edit-view';
import { emptyOverlay, type Overlay } from '@kreda/document/kinds/resume/overlay/overlay';
import { viewOf } from '@kreda/document/kinds/resume/overlay/view-of';
import { newAnonymousOverlay } from '@kreda/document/kinds/resume/overlay/without-names';
import { sentenceOf } from '@kreda/site/reasons';
import type { RequestContext } from '../../../context.ts';
import { DomainError, noSuchResume } from '../../../platform/errors.ts';
import { ownerId, ownerOf } from '../../../policy.ts';
import { checkOverlaySize, checkOverlaysSize, checkSize, maxViewsOf } from '../check-size.ts';
import { checkCount } from '../count-limits.ts';
import { admitCreation, inCreationTurn } from '../creation-turns.ts';
import { countResumes, lockOwner, readResume, type StoredResume } from '../repo.ts';
import { changeFamily, type Family } from './change-family.ts';
import { countViews, findOverlays, insertView } from './family-repo.ts';
import type { Offer } from './offer-schema.ts';
import { copyPhoto } from './view-photo.ts';

/** More than anybody needs. A change of the base materialises all of its views again. */
const MAX_VIEWS = 40;
/** Each takes up to half a second of every save of a base that is as long as it may be (docs/decisions/0102). */
const MAX_ANONYMOUS_VIEWS = 3;

/** What a new view is for. */
export type NewViewChoice =
  | { kind: 'language'; language: Language }
  | { kind: 'variant'; name: string; offer?: Offer | undefined }
  | { kind: 'anonymous'; options: AnonymiseOptions };

/**
 * Makes a view of a resume. A view of a view is one of its base, with what differs in the view.
 *
 * @throws {DomainError} as `createResume`; `not-found`; `conflict` for a base that has too many views or is too long for another one;
 *   and for an anonymous version; `invalid` for the base's own language.
 */
export function createView(context: RequestContext, uuid: string, choice: NewViewChoice): Promise<StoredResume> {
  return admitCreation(context, () =>
    inCreationTurn(context, async () => {
      await countNew(context);
      return insert(context, uuid, (family) => plan(family, choice));
    }),
  );
}

/**
 * Makes a second view of the same base, with all that differs in the first one.
 *
 * @throws {DomainError} as `createView`.
 */
export async function duplicateView(context: RequestContext, uuid: string, name: string): Promise<StoredResume> {
  await countNew(context);
  return insert(context, uuid, ({ view }) => {
    if (!view) throw noSuchResume();
    return { overlay: { ...view.overlay, added: [] }, offer: view.offer, name };
  });
}

async function countNew(context: RequestContext): Promise<void> {
  const owner = ownerOf(context);
  if (!owner) throw noSuchResume();
  await context.limit('addressNewResumes');
  await context.limit('newResumes', ownerId(owner));
}

interface Plan {
  overlay: Overlay;
  offer: Offer | null;
  name: string;
}

function plan({ base, view }: Family, choice: NewViewChoice): Plan {
  // It would follow the base, with the identity that the caller believes to be taken out.
  if (view?.overlay.kind === 'anonymous') throw new DomainError('view-of-anonymous-version');
  if (choice.kind === 'anonymous') {
    const overlay = newAnonymousOverlay(base.resume, view?.overlay ?? emptyOverlay('variant'), choice.options);
    const { language } = (view ?? base).resume;
    return { overlay, offer: null, name: ANONYMOUS_LABELS[language].documentName };
  }
  // What is typed into an entry goes to the base from the view alone that added it.
  const { overrides } = view?.overlay ?? emptyOverlay(choice.kind);
  const overlay: Overlay = { kind: choice.kind, overrides, added: [] };
  if (choice.kind === 'variant') return { overlay, offer: choice.offer ?? null, name: choice.name };
  const { language } = choice;
  if (language === base.resume.language) {
    throw new DomainError('view-in-own-language', { fields: { language: sentenceOf('view-in-own-language') } });
  }
  const edited: EditedView = editView({ base: base.resume, overlay }, { type: 'language', language });
  return { overlay: edited.overlay, offer: null, name: languageVersionName(base.resume.name, language) };
}

/**
 * The base's name with the language's code, as names of files have it: the name is also the downloaded file's and its title, which an
 * employer reads. A base without a name gives a version without one.
 */
function languageVersionName(name: string, language: Language): string {
  const mark = ` – ${toBcp47(language).toUpperCase()}`;
  return name === '' ? '' : `${name.slice(0, MAX_NAME_CHARACTERS - mark.length)}${mark}`;
}

async function checkAnonymousCount({ tx, owner, base }: Family): Promise<void> {
  const count = await countViews(tx, owner, { baseUuid: base.resume.uuid, kind: 'anonymous' });
  if (count >= MAX_ANONYMOUS_VIEWS) {
    throw new DomainError({ code: 'too-many-anonymous-versions', max: MAX_ANONYMOUS_VIEWS });
  }
}

async function insert(context: RequestContext, uuid: string, planOf: (family: Family) => Plan): Promise<StoredResume> {
  const viewUuid = crypto.randomUUID();
  const make = async (family: Family) => {
    const { tx, base, now } = family;
    checkCount(context.config, family.owner, await countResumes(tx, family.owner));
    const views = await countViews(tx, family.owner, { baseUuid: base.resume.uuid });
    if (views >= MAX_VIEWS) throw new DomainError({ code: 'too-many-views', max: MAX_VIEWS });
    if (views >= maxViewsOf(base.resume)) throw new DomainError('resume-too-long-for-views');
    const { overlay, offer, name } = planOf(family);
    if (overlay.kind === 'anonymous') await checkAnonymousCount(family);
    const own: Resume = { ...base.resume, uuid: viewUuid, name, photo: null };
    const resume = viewOf(base.resume, overlay, own);
    checkSize(base.resume, resume);
    checkOverlaySize(emptyOverlay(overlay.kind), overlay);
    const others = await findOverlays(tx, family.owner, { baseUuid: base.resume.uuid });
    checkOverlaysSize(others, [...others, overlay]);
    await insertView(tx, family.owner, { resume, base, overlay, offer, now });
    if (overlay.kind !== 'anonymous') await copyPhoto(family, family.view ?? base, viewUuid);
    return family.owner;
  };
  const owner = await changeFamily(context, uuid, make, lockOwner);
  const stored = await readResume(context.db, owner, viewUuid);
  if (!stored) throw noSuchResume();
  return stored;
}
