import { isCustomSection } from '@kreda/document/kinds/resume/model/custom-sections';
import { MAX_ENTRIES } from '@kreda/document/kinds/resume/model/section';
import { fieldsOf, type ListSectionSlug, SECTIONS } from '@kreda/document/kinds/resume/model/sections';
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
import { useOpenEntry } from '../state/use-open-entry.ts';
import { useResume } from '../state/use-resume.ts';
import { EntryButton } from './entry-button.tsx';
import { entryDetails } from './entry-details.ts';
import type { FormEntry } from './entry-field.tsx';
import { EntryFields } from './entry-fields.tsx';
import classes from './forms.module.css';
import { useT } from './messages.ts';
import { moveItem, SortableItem, SortableList } from './sortable-list.tsx';
import { useEntryFocus } from './use-entry-focus.ts';
import { entryErrors, nameOf, useEntryList } from './use-entry-list.ts';
import { useLatest } from './use-latest.ts';
import { usePlaceFromAddress } from './use-place-from-address.ts';

/** The form of a section's entries: add, edit, hide, duplicate, move by dragging or arrows, sort by date, delete and undo. */
export function EntryListForm({ slug }: { slug: ListSectionSlug }) {
  const t = useT();
  const { language, pageSetup } = useResume();
  const root = useRef<HTMLDivElement>(null);
  const list = useEntryList(slug, root);
  const { items, errors, save } = list;
  const [openId, setOpenId] = useOpenEntry(slug, items.length === 1 ? items[0]!.id : null);
  // An empty first entry, which becomes part of the resume only when something is typed into it.
  const [draftId, setDraftId] = useState(() => crypto.randomUUID());
  const isDraft = items.length === 0;
  const shown = isDraft ? [SECTIONS[slug].emptyEntry(draftId) as FormEntry] : items;
  const focusEntry = useEntryFocus(root);
  const named = usePlaceFromAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens the entry in the address once per navigation.
  useEffect(() => {
    if (!items.some(({ id }) => id === named.entryId)) return;
    setOpenId(named.entryId);
    const field = fieldsOf(slug).find(({ name }) => name === named.field);
    focusEntry(named.entryId!, field?.name);
  }, [named.entryId, named.field, named.visit]);

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
    const { focusNext } = list.remove(index);
    // The deleted entry may have the draft's id. A new draft needs another id, so that undo can restore the entry.
    setDraftId(crypto.randomUUID());
    focusNext();
  };
  const sorted = newestFirst(slug, items);
  const isSorted = sorted === items;
  const sort = () => {
    save(sorted);
    list.setAnnouncement(t('entry.newestFirst'));
  };
  const act = useLatest((action: EntryAction, index: number, changed?: FormEntry) => {
    const entry = shown[index]!;
    switch (action) {
      case 'change':
        return change(index, changed!);
      case 'toggle':
        return setOpenId(entry.id === openId ? null : entry.id);
      case 'move-up':
        return list.move(index, index - 1);
      case 'move-down':
        return list.move(index, index + 1);
      case 'hide':
      case 'show':
        return list.setHidden(index, action === 'hide');
      case 'duplicate':
        return insert(index + 1, { ...entry, id: crypto.randomUUID() });
      case 'remove':
        return remove(index);
    }
  });

  return (
    <div ref={root}>
      {isDraft && <p className={classes.empty}>{t(isCustomSection(slug) ? 'custom.empty' : 'entry.empty')}</p>}
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
      <VisuallyHidden role="status">{list.announcement}</VisuallyHidden>
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
