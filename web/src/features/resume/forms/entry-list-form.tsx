import { toBcp47 } from '@kreda/document/engine/text/languages';
import { isCustomSection } from '@kreda/document/kinds/resume/model/custom-sections';
import { type RichText, richTextToPlain } from '@kreda/document/kinds/resume/model/rich-text';
import { MAX_ENTRIES } from '@kreda/document/kinds/resume/model/section';
import { type ListSectionSlug, SECTIONS, type SectionData } from '@kreda/document/kinds/resume/model/sections';
import { canSortByDate, newestFirst } from '@kreda/document/kinds/resume/operations/newest-first';
import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCheck,
  IconChevronDown,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconPlus,
  IconSortDescending,
  IconTrash,
} from '@tabler/icons-react';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { Fold } from '../../../ui/fold.tsx';
import { showUndoToast } from '../../../ui/toasts.tsx';
import { useOpenEntry } from '../state/use-open-entry.ts';
import { useResume } from '../state/use-resume.ts';
import { useSection } from '../state/use-section.ts';
import { EntryButton } from './entry-button.tsx';
import { entryDetails } from './entry-details.ts';
import { EntryFields, type FormEntry } from './entry-fields.tsx';
import classes from './forms.module.css';
import { useT } from './messages.ts';
import { QuickAdd } from './quick-add.tsx';
import { restoreEntry } from './restore-entry.ts';
import { RowLevel } from './row-level.tsx';
import { moveItem, SortableItem, SortableList } from './sortable-list.tsx';
import { useEntryFocus } from './use-entry-focus.ts';
import { useLatest } from './use-latest.ts';
import { usePlaceFromAddress } from './use-place-from-address.ts';

/** An entry's name in the list: its main field, as plain text. */
function nameOf(entry: FormEntry, slug: ListSectionSlug, t: ReturnType<typeof useT>): string {
  const value = entry[SECTIONS[slug].mainField];
  const text = Array.isArray(value) ? richTextToPlain(value as RichText) : String(value ?? '');
  return text.trim().slice(0, 80) || t('entry.untitled');
}

/** Sections whose entries are a word or two and perhaps a level. */
const QUICK: ReadonlySet<ListSectionSlug> = new Set(['skills', 'software', 'languages', 'interests']);

/** A selector for the button that opens an entry. */
function titleOf(id: string): string {
  return `[data-entry="${CSS.escape(id)}"] [aria-expanded]`;
}

const NO_ERRORS: Readonly<Record<string, string>> = {};

/** The errors of one entry by field: the same object as long as there are none. */
function entryErrors(errors: Readonly<Record<string, string>>, index: number): Readonly<Record<string, string>> {
  const prefix = `items.${index}.`;
  const own = Object.entries(errors).filter(([path]) => path.startsWith(prefix));
  if (own.length === 0) return NO_ERRORS;
  return Object.fromEntries(own.map(([path, message]) => [path.slice(prefix.length).split('.')[0], message]));
}

/** The form of a section's entries: add, edit, hide, duplicate, move by dragging or arrows, sort by date, delete and undo. */
export function EntryListForm({ slug }: { slug: ListSectionSlug }) {
  const t = useT();
  const { language, pageSetup } = useResume();
  const { data, setData, readData, errors } = useSection(slug);
  const items = data.items as FormEntry[];
  const isQuick = QUICK.has(slug);
  const [openId, setOpenId] = useOpenEntry(slug, items.length === 1 && !isQuick ? items[0]!.id : null);
  // An empty first entry, which becomes part of the resume only when something is typed into it.
  const [draftId, setDraftId] = useState(() => crypto.randomUUID());
  // Where entries are typed line by line, the form of an empty one waits until it is asked for.
  const [isDraftWanted, setDraftWanted] = useState(!isQuick);
  const isDraft = items.length === 0;
  const drafts = isDraftWanted ? [SECTIONS[slug].emptyEntry(draftId) as FormEntry] : [];
  const shown = isDraft ? drafts : items;
  const root = useRef<HTMLDivElement>(null);
  const focusEntry = useEntryFocus(root);
  const named = usePlaceFromAddress();
  // What a screen reader is told, since the focus stays on the button.
  const [announcement, setAnnouncement] = useState('');
  // The button that was pressed goes away with its entry, or with the toast.
  const [focused, setFocused] = useState<{ selector: string } | null>(null);
  useEffect(() => {
    if (focused !== null) root.current?.querySelector<HTMLElement>(focused.selector)?.focus();
  }, [focused]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens the entry in the address once per navigation.
  useEffect(() => {
    if (!items.some(({ id }) => id === named.entryId)) return;
    setOpenId(named.entryId);
    focusEntry(named.entryId!, named.field);
  }, [named.entryId, named.field, named.visit]);
  const save = (next: readonly FormEntry[]) => setData({ items: next } as unknown as SectionData<ListSectionSlug>);

  const insert = (index: number, entry: FormEntry) => {
    save(items.toSpliced(index, 0, entry));
    setOpenId(entry.id);
    focusEntry(entry.id);
  };
  const add = () => {
    if (isDraft) {
      setDraftWanted(true);
      focusEntry(draftId);
    } else insert(items.length, SECTIONS[slug].emptyEntry(crypto.randomUUID()) as FormEntry);
  };
  const addQuickly = (text: string) => {
    const made = SECTIONS[slug].emptyEntry(crypto.randomUUID()) as FormEntry;
    save([...items, { ...made, [SECTIONS[slug].mainField]: text }]);
    setOpenId(null);
    setAnnouncement(`${text}. ${t('entry.place', { place: items.length + 1, count: items.length + 1 })}`);
  };
  const change = (index: number, entry: FormEntry) => {
    save(shown.with(index, entry));
    if (isDraft) setOpenId(entry.id);
  };
  const remove = (index: number) => {
    const deleted = items[index]!;
    save(items.toSpliced(index, 1));
    // The deleted entry may have the draft's id. A new draft needs another id, so that undo can restore the entry.
    setDraftId(crypto.randomUUID());
    const neighbour = items[index + 1] ?? items[index - 1];
    setFocused({ selector: neighbour ? titleOf(neighbour.id) : '[data-adds]' });
    const undo = () => {
      // The toast outlives this render: newer changes are in the section's current data, not in `items`.
      const current = readData().items as FormEntry[];
      const restored = restoreEntry(current, deleted, index, MAX_ENTRIES);
      if (restored === current) return;
      save(restored);
      setFocused({ selector: titleOf(deleted.id) });
    };
    const text = `${t('entry.removed')}: ${nameOf(deleted, slug, t)}`;
    showUndoToast({ text, undo: t('entry.undo'), onUndo: undo });
  };
  const sorted = newestFirst(slug, items);
  const isSorted = sorted === items;
  const sort = () => {
    save(sorted);
    setAnnouncement(t('entry.newestFirst'));
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
  const act = useLatest((action: EntryAction, index: number, changed?: FormEntry) => {
    const entry = shown[index]!;
    switch (action) {
      case 'change':
        return change(index, changed!);
      case 'toggle':
        return setOpenId(entry.id === openId ? null : entry.id);
      case 'move-up':
        return move(index, index - 1);
      case 'move-down':
        return move(index, index + 1);
      case 'hide':
      case 'show':
        return setHidden(index, action === 'hide');
      case 'duplicate':
        return insert(index + 1, { ...entry, id: crypto.randomUUID() });
      case 'remove':
        return remove(index);
    }
  });

  return (
    <div ref={root}>
      {isDraft && <p className={classes.empty}>{t(isCustomSection(slug) ? 'custom.empty' : 'entry.empty')}</p>}
      {isQuick && <QuickAdd lang={toBcp47(language)} isDisabled={items.length >= MAX_ENTRIES} onAdd={addQuickly} />}
      <SortableList ids={shown.map(({ id }) => id)} onMove={(from, to) => save(moveItem(items, from, to))}>
        {shown.map((entry, index) => (
          <EntryItem
            key={entry.id}
            slug={slug}
            entry={entry}
            details={entryDetails(slug, entry, { language, dates: pageSetup.dates })}
            index={index}
            count={items.length}
            isOpen={isDraft || entry.id === openId}
            errors={entryErrors(errors, index)}
            onAction={act}
          />
        ))}
      </SortableList>
      <div className={classes.listButtons}>
        <Button
          data-adds
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={items.length >= MAX_ENTRIES}
          onClick={add}
        >
          {isCustomSection(slug) ? t('custom.addEntry') : t(`add.${slug}`)}
        </Button>
        {canSortByDate(slug, items) && (
          // Not disabled while the entries are in order: the focus must stay after sorting.
          <Button
            variant="subtle"
            color="gray"
            className={classes.sort}
            leftSection={isSorted ? <IconCheck size={18} aria-hidden /> : <IconSortDescending size={18} aria-hidden />}
            aria-disabled={isSorted || undefined}
            onClick={() => !isSorted && sort()}
          >
            {t(isSorted ? 'entry.newestFirst' : 'entry.sort')}
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

type EntryAction = 'change' | 'toggle' | 'move-up' | 'move-down' | 'hide' | 'show' | 'duplicate' | 'remove';

interface EntryItemProps {
  slug: ListSectionSlug;
  entry: FormEntry;
  /** Shown below the name while the entry is closed. */
  details: string;
  index: number;
  /** Number of saved entries: 0 for the draft. */
  count: number;
  isOpen: boolean;
  errors: Readonly<Record<string, string>>;
  /** Must be a stable function. `changed` is the entry after a change. */
  onAction: (action: EntryAction, index: number, changed?: FormEntry) => void;
}

/** One entry of the list, with its fields while it is open. A letter typed into another entry does not render it. */
const EntryItem = memo(function EntryItem({
  slug,
  entry,
  details,
  index,
  count,
  isOpen,
  errors,
  onAction,
}: EntryItemProps) {
  const t = useT();
  const id = useId();
  const isDraft = count === 0;
  const name = nameOf(entry, slug, t);
  return (
    <SortableItem id={entry.id} label={t('entry.drag', { name })} isHidden={entry.hidden}>
      {(handle) => (
        <>
          {!isDraft && (
            <div className={classes.entryHead}>
              {handle}
              <UnstyledButton
                className={classes.entryTitle}
                aria-expanded={isOpen}
                aria-labelledby={`${id}-name ${id}-hidden`}
                aria-describedby={`${id}-details`}
                onClick={() => onAction('toggle', index)}
              >
                <span className={classes.entryWords}>
                  <span className={classes.entryName} id={`${id}-name`}>
                    {name}
                  </span>
                  {!isOpen && details !== '' && (
                    <span className={classes.entryDetails} id={`${id}-details`}>
                      {details}
                    </span>
                  )}
                </span>
                {entry.hidden && (
                  <span className={classes.hiddenTag} id={`${id}-hidden`}>
                    {t('entry.hidden')}
                  </span>
                )}
                <IconChevronDown size={18} className={classes.chevron} data-open={isOpen || undefined} aria-hidden />
              </UnstyledButton>
              {!isOpen && QUICK.has(slug) && (
                <RowLevel
                  slug={slug}
                  entry={entry}
                  name={name}
                  onChange={(changed) => onAction('change', index, changed)}
                />
              )}
              <EntryButton
                label={t('entry.moveUp', { name })}
                isDisabled={index === 0}
                onClick={() => onAction('move-up', index)}
                Icon={IconArrowUp}
              />
              <EntryButton
                label={t('entry.moveDown', { name })}
                isDisabled={index === count - 1}
                onClick={() => onAction('move-down', index)}
                Icon={IconArrowDown}
              />
              <EntryButton
                label={t(entry.hidden ? 'entry.show' : 'entry.hide', { name })}
                onClick={() => onAction(entry.hidden ? 'show' : 'hide', index)}
                Icon={entry.hidden ? IconEyeOff : IconEye}
              />
              <EntryButton
                label={t('entry.duplicate', { name })}
                isDisabled={count >= MAX_ENTRIES}
                onClick={() => onAction('duplicate', index)}
                Icon={IconCopy}
              />
              <EntryButton
                label={t('entry.remove', { name })}
                onClick={() => onAction('remove', index)}
                Icon={IconTrash}
              />
            </div>
          )}
          <Fold isOpen={isOpen}>
            {isOpen && (
              <div className={classes.entryBody} data-alone={isDraft || undefined}>
                <EntryFields
                  slug={slug}
                  entry={entry}
                  errors={errors}
                  onChange={(next) => onAction('change', index, next)}
                />
              </div>
            )}
          </Fold>
        </>
      )}
    </SortableItem>
  );
});
