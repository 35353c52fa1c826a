import { type RichText, richTextToPlain } from '@kreda/document/kinds/resume/model/rich-text';
import { MAX_ENTRIES } from '@kreda/document/kinds/resume/model/section';
import { type ListSectionSlug, SECTIONS, type SectionData } from '@kreda/document/kinds/resume/model/sections';
import { type RefObject, useEffect, useState } from 'react';
import { showUndoToast } from '../../../ui/toasts.tsx';
import { useSection } from '../state/use-section.ts';
import type { FormEntry } from './entry-field.tsx';
import { useT } from './messages.ts';
import { restoreEntry } from './restore-entry.ts';
import { moveItem } from './sortable-list.tsx';

/** An entry's name in the list: its main field, as plain text. */
export function nameOf(entry: FormEntry, slug: ListSectionSlug, t: ReturnType<typeof useT>): string {
  const value = entry[SECTIONS[slug].mainField];
  const text = Array.isArray(value) ? richTextToPlain(value as RichText) : String(value ?? '');
  return text.trim().slice(0, 80) || t('entry.untitled');
}

/** A selector for the button that opens an entry. */
function openerOf(id: string): string {
  return `[data-entry="${CSS.escape(id)}"] [aria-expanded]`;
}

const NO_ERRORS: Readonly<Record<string, string>> = {};

/** The errors of one entry by field: the same object as long as there are none. */
export function entryErrors(errors: Readonly<Record<string, string>>, index: number): Readonly<Record<string, string>> {
  const prefix = `items.${index}.`;
  const own = Object.entries(errors).filter(([path]) => path.startsWith(prefix));
  if (own.length === 0) return NO_ERRORS;
  return Object.fromEntries(own.map(([path, message]) => [path.slice(prefix.length).split('.')[0], message]));
}

/**
 * The entries of a section and what every list of them does: save, move, hide, delete with undo. What a screen reader is told stands in
 * `announcement`.
 *
 * @param root contains the list. After a deletion the neighbour's opening button gets the focus, or the element marked `data-adds`.
 */
export function useEntryList(slug: ListSectionSlug, root: RefObject<HTMLElement | null>) {
  const t = useT();
  const { data, setData, readData, errors } = useSection(slug);
  const items = data.items as FormEntry[];
  const [announcement, setAnnouncement] = useState('');
  // The button that was pressed goes away with its entry, or with the toast.
  const [focused, setFocused] = useState<{ selector: string } | null>(null);
  useEffect(() => {
    if (focused !== null) root.current?.querySelector<HTMLElement>(focused.selector)?.focus();
  }, [focused, root]);
  const save = (next: readonly FormEntry[]) => setData({ items: next } as unknown as SectionData<ListSectionSlug>);

  /** @param restored what undo brings back: the entry itself, unless it was emptied before. */
  const remove = (index: number, restored: FormEntry = items[index]!) => {
    save(items.toSpliced(index, 1));
    const neighbour = items[index + 1] ?? items[index - 1];
    const undo = () => {
      // The toast outlives this render: newer changes are in the section's current data, not in `items`.
      const current = readData().items as FormEntry[];
      const next = restoreEntry(current, restored, index, MAX_ENTRIES);
      if (next === current) return;
      save(next);
      setFocused({ selector: openerOf(restored.id) });
    };
    const text = `${t('entry.removed')}: ${nameOf(restored, slug, t)}`;
    showUndoToast({ text, undo: t('entry.undo'), onUndo: undo });
    return { focusNext: () => setFocused({ selector: neighbour ? openerOf(neighbour.id) : '[data-adds]' }) };
  };
  const move = (index: number, to: number) => {
    save(moveItem(items, index, to));
    const place = t('entry.place', { place: to + 1, count: items.length });
    setAnnouncement(`${nameOf(items[index]!, slug, t)}. ${place}`);
  };
  const setHidden = (index: number, hidden: boolean) => {
    const entry = items[index]!;
    save(items.with(index, { ...entry, hidden }));
    setAnnouncement(t(hidden ? 'entry.nowHidden' : 'entry.nowShown', { name: nameOf(entry, slug, t) }));
  };
  return { items, errors, save, remove, move, setHidden, announcement, setAnnouncement };
}
