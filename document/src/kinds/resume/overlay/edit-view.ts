import { dequal } from 'dequal/lite';
import type { AnyEntry } from '../model/any-entry.ts';
import type { Resume } from '../model/resume.ts';
import { isFieldEmpty } from '../model/section.ts';
import { SECTION_SLUGS, SECTIONS, type SectionSlug } from '../model/sections.ts';
import { applyOperation, type Operation } from '../operations/operation.ts';
import { type Address, entriesOf, isOfEntry, valuesByAddress, withValues } from './addresses.ts';
import { comparedValues } from './anonymous-view.ts';
import { materialise } from './materialise.ts';
import { operationInView } from './operation-in-view.ts';
import type { Overlay, Override } from './overlay.ts';
import { isOfAddedEntry } from './stale.ts';
import { isTranslatable } from './translation.ts';
import { withoutNames } from './without-names.ts';

/** A base and the overlay of one of its views. */
export interface EditedView {
  base: Resume;
  overlay: Overlay;
}

/**
 * Applies an operation that was made in a view. What it changes becomes overrides. The structure stays the base's: an added entry is
 * added to the base, and what is typed into it goes there too, until the base has another text: entries are saved while they are typed.
 * One that the operation removes is hidden in the view. An override that exists keeps the base value that it was made from, so that a
 * stale one stays stale until the user decides.
 */
export function editView({ base, overlay }: EditedView, operation: Operation): EditedView {
  const before = materialise(base, overlay).resume;
  const after = applyOperation(before, operationInView(before, operation));
  return withChanges(
    { base, overlay },
    { before, after },
    { isTogether: changedTogether(operation), isBaseWritten: true },
  );
}

/**
 * Makes a view that was changed as if it were an ordinary resume, by a release without views: what differs from the materialised view
 * becomes overrides, as by `editView`. Its photo, which is a file of its own, is not compared.
 *
 * @param nextBase what the base becomes at the same time. It gets the entries that were added in the view.
 */
export function adoptView(edited: EditedView, changed: Resume, nextBase: Resume = edited.base): EditedView {
  const before = materialise(edited.base, edited.overlay).resume;
  const after = SECTION_SLUGS.map(
    (section) => ({ type: 'data', section, data: changed.sections[section].data }) as Operation,
  ).reduce((resume, operation) => applyOperation(resume, operationInView(before, operation)), {
    ...changed,
    photo: before.photo,
  });
  const { base, overlay } = withChanges(edited, { before, after }, { isTogether: () => false, isBaseWritten: false });
  return { base: withAddedEntries({ base: nextBase, before: edited.base, after: base }, false), overlay };
}

interface EditRules {
  isTogether: (address: Address) => boolean;
  /** Whether what is typed into an entry that was added in the view goes to the base. */
  isBaseWritten: boolean;
}

function withChanges(
  { base, overlay }: EditedView,
  { before, after }: { before: Resume; after: Resume },
  { isTogether, isBaseWritten }: EditRules,
): EditedView {
  const newBase = withAddedEntries({ base, before, after }, overlay.kind !== 'language');
  const baseValues = comparedValues(newBase, overlay);
  const valuesBefore = valuesByAddress(before);
  const isOfBaseToo = (address: Address) =>
    isBaseWritten &&
    isOfEntry(address, overlay.added) &&
    !address.endsWith('/hidden') &&
    dequal(baseValues.get(address), valuesBefore.get(address));
  const overrides: Record<Address, Override> = { ...overlay.overrides };
  const toBase = new Map<Address, unknown>();
  for (const [address, value] of valuesByAddress(after)) {
    const isChanged = !dequal(value, valuesBefore.get(address));
    if (!isChanged && !isTogether(address)) continue;
    if (isChanged && isOfBaseToo(address)) {
      toBase.set(address, value);
      overrides[address] = { value, base: value };
      continue;
    }
    const baseValue = baseValues.get(address);
    const isConfirmed =
      overlay.kind === 'language' && isTranslatable(address) && (valuesBefore.has(address) || !isFieldEmpty(value));
    if (isTogether(address) || isConfirmed || !dequal(value, baseValue)) {
      const known = overrides[address];
      const isMadeNow = known === undefined || isOfAddedEntry(overlay, address, known);
      overrides[address] = { value, base: isMadeNow ? baseValue : known.base };
    } else delete overrides[address];
  }
  const nextBase = toBase.size === 0 ? newBase : withValues(newBase, toBase);
  const next = { ...overlay, overrides, added: [...overlay.added, ...newIds(before, after)] };
  return { base: nextBase, overlay: overlay.kind === 'anonymous' ? withoutNames(nextBase, next, overlay) : next };
}

/** Ids of entries that only the second state has. */
function newIds(before: Resume, after: Resume): string[] {
  return SECTION_SLUGS.flatMap((slug) => {
    const known = new Set(entriesOf(before, slug).map(({ id }) => id));
    return entriesOf(after, slug).flatMap(({ id }) => (known.has(id) ? [] : [id]));
  });
}

/** Changing the template or the language changes other settings too. They are overridden even where they equal the base's by chance, so that they stay together. */
function changedTogether({ type }: Operation): (address: Address) => boolean {
  if (type === 'pattern')
    return (address) => ['template', 'fonts', 'sections-order', 'page-setup/columns'].includes(address);
  if (type === 'language')
    return (address) => ['language', 'page-setup/dates', 'page-setup/hyphenation'].includes(address);
  return () => false;
}

interface Addition {
  base: Resume;
  before: Resume;
  after: Resume;
}

/** The base with the entries that were added in the view, each behind the entry that it follows there. */
function withAddedEntries({ base, before, after }: Addition, isHidden: boolean): Resume {
  return withLists(base, (slug) => {
    const known = new Set(entriesOf(before, slug).map(({ id }) => id));
    const shown = entriesOf(after, slug);
    const added = shown.filter(({ id }) => !known.has(id));
    const entries = [...entriesOf(base, slug)];
    for (const entry of added) {
      const previous = shown[shown.indexOf(entry) - 1];
      const place = previous === undefined ? 0 : entries.findIndex(({ id }) => id === previous.id) + 1;
      entries.splice(place, 0, isHidden ? { ...entry, hidden: true } : entry);
    }
    return added.length === 0 ? entriesOf(base, slug) : entries;
  });
}

/** The resume with the entries that `change` returns for each section. Sections whose list it returns unchanged are shared. */
function withLists(resume: Resume, change: (slug: SectionSlug) => readonly AnyEntry[]): Resume {
  const changed = SECTION_SLUGS.filter((slug) => SECTIONS[slug].kind === 'list').flatMap((slug) => {
    const items = change(slug);
    const section = resume.sections[slug];
    return items === entriesOf(resume, slug) ? [] : [[slug, { ...section, data: { items } }] as const];
  });
  return changed.length === 0
    ? resume
    : { ...resume, sections: { ...resume.sections, ...Object.fromEntries(changed) } };
}
