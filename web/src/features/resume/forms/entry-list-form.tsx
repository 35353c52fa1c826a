import { type RichText, richTextToPlain } from '@kreda/document/kinds/resume/model/rich-text';
import { MAX_ENTRIES } from '@kreda/document/kinds/resume/model/section';
import { type ListSectionSlug, SECTIONS, type SectionData } from '@kreda/document/kinds/resume/model/sections';
import { ActionIcon, Button, Collapse, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Hint } from '../../../ui/hint.tsx';
import { showUndoToast } from '../../../ui/toasts.tsx';
import { useOpenEntry } from '../state/use-open-entry.ts';
import { useSection } from '../state/use-section.ts';
import { EntryFields, type FormEntry } from './entry-fields.tsx';
import classes from './forms.module.css';
import { useT } from './messages.ts';
import { restoreEntry } from './restore-entry.ts';
import { moveItem, SortableItem, SortableList } from './sortable-list.tsx';
import { useEntryFocus } from './use-entry-focus.ts';
import { usePlaceFromAddress } from './use-place-from-address.ts';

/** An entry's name in the list: its main field, as plain text. */
function nameOf(entry: FormEntry, mainField: string): string {
  const value = entry[mainField];
  const text = Array.isArray(value) ? richTextToPlain(value as RichText) : String(value ?? '');
  return text.trim().slice(0, 80);
}

function entryErrors(errors: Readonly<Record<string, string>>, index: number): Record<string, string> {
  const prefix = `items.${index}.`;
  const own = Object.entries(errors).filter(([path]) => path.startsWith(prefix));
  return Object.fromEntries(own.map(([path, message]) => [path.slice(prefix.length).split('.')[0], message]));
}

/** The form of a section's entries: add, edit, duplicate, move by dragging or arrows, delete and undo. */
export function EntryListForm({ slug }: { slug: ListSectionSlug }) {
  const t = useT();
  const { data, setData, readData, errors } = useSection(slug);
  const items = data.items as FormEntry[];
  const [openId, setOpenId] = useOpenEntry(slug, items.length === 1 ? items[0]!.id : null);
  const { mainField } = SECTIONS[slug];
  // An empty first entry, which becomes part of the resume only when something is typed into it.
  const [draftId, setDraftId] = useState(() => crypto.randomUUID());
  const isDraft = items.length === 0;
  const shown = isDraft ? [SECTIONS[slug].emptyEntry(draftId) as FormEntry] : items;
  const root = useRef<HTMLDivElement>(null);
  const focusEntry = useEntryFocus(root);
  const named = usePlaceFromAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens the entry in the address once, when the form is mounted.
  useEffect(() => {
    if (!items.some(({ id }) => id === named.entryId)) return;
    setOpenId(named.entryId);
    focusEntry(named.entryId!, named.field);
  }, [named.entryId, named.field]);
  const save = (next: readonly FormEntry[]) => setData({ items: next } as unknown as SectionData<ListSectionSlug>);

  const insert = (index: number, entry: FormEntry) => {
    save(items.toSpliced(index, 0, entry));
    setOpenId(entry.id);
    focusEntry(entry.id);
  };
  const add = () => {
    if (isDraft) focusEntry(draftId);
    else insert(items.length, SECTIONS[slug].emptyEntry(crypto.randomUUID()) as FormEntry);
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
    const undo = () => {
      // The toast outlives this render: newer changes are in the section's current data, not in `items`.
      const current = readData().items as FormEntry[];
      const restored = restoreEntry(current, deleted, index, MAX_ENTRIES);
      if (restored !== current) save(restored);
    };
    showUndoToast({ text: t('entry.removed'), undo: t('entry.undo'), onUndo: undo });
  };

  return (
    <div ref={root}>
      {isDraft && <p className={classes.empty}>{t('entry.empty')}</p>}
      <SortableList ids={shown.map(({ id }) => id)} onMove={(from, to) => save(moveItem(items, from, to))}>
        {shown.map((entry, index) => {
          const name = nameOf(entry, mainField) || t('entry.untitled');
          const isOpen = isDraft || entry.id === openId;
          return (
            <SortableItem key={entry.id} id={entry.id} label={t('entry.drag', { name })}>
              {(handle) => (
                <>
                  {!isDraft && (
                    <div className={classes.entryHead}>
                      {handle}
                      <UnstyledButton
                        className={classes.entryTitle}
                        aria-expanded={isOpen}
                        onClick={() => setOpenId(isOpen ? null : entry.id)}
                      >
                        <span className={classes.entryName}>{name}</span>
                        <IconChevronDown
                          size={18}
                          className={classes.chevron}
                          data-open={isOpen || undefined}
                          aria-hidden
                        />
                      </UnstyledButton>
                      <EntryButton
                        label={t('entry.moveUp', { name })}
                        disabled={index === 0}
                        onClick={() => save(moveItem(items, index, index - 1))}
                        Icon={IconArrowUp}
                      />
                      <EntryButton
                        label={t('entry.moveDown', { name })}
                        disabled={index === items.length - 1}
                        onClick={() => save(moveItem(items, index, index + 1))}
                        Icon={IconArrowDown}
                      />
                      <EntryButton
                        label={t('entry.duplicate', { name })}
                        disabled={items.length >= MAX_ENTRIES}
                        onClick={() => insert(index + 1, { ...entry, id: crypto.randomUUID() })}
                        Icon={IconCopy}
                      />
                      <EntryButton label={t('entry.remove', { name })} onClick={() => remove(index)} Icon={IconTrash} />
                    </div>
                  )}
                  <Collapse expanded={isOpen}>
                    {isOpen && (
                      <div className={classes.entryBody} data-alone={isDraft || undefined}>
                        <EntryFields
                          slug={slug}
                          entry={entry}
                          errors={entryErrors(errors, index)}
                          onChange={(next) => change(index, next)}
                        />
                      </div>
                    )}
                  </Collapse>
                </>
              )}
            </SortableItem>
          );
        })}
      </SortableList>
      <Button
        variant="light"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={items.length >= MAX_ENTRIES}
        onClick={add}
      >
        {t(`add.${slug}`)}
      </Button>
    </div>
  );
}

interface EntryButtonProps {
  label: string;
  onClick: () => void;
  Icon: typeof IconTrash;
  disabled?: boolean;
}

function EntryButton({ label, onClick, Icon, disabled = false }: EntryButtonProps) {
  return (
    <Hint label={label} openDelayMs={500}>
      <ActionIcon variant="subtle" color="gray" aria-label={label} disabled={disabled} onClick={onClick}>
        <Icon size={17} />
      </ActionIcon>
    </Hint>
  );
}
