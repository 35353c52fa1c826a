import { toBcp47 } from '@kreda/document/engine/text/languages';
import { MAX_ENTRIES } from '@kreda/document/kinds/resume/model/section';
import { fieldsOf, SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useOpenEntry } from '../state/use-open-entry.ts';
import { useResume } from '../state/use-resume.ts';
import { useSection } from '../state/use-section.ts';
import { useSuggestedTerms } from '../suggestions/use-suggested-terms.ts';
import type { FormEntry } from './entry-field.tsx';
import classes from './forms.module.css';
import { useT } from './messages.ts';
import { SortableList } from './sortable-list.tsx';
import { type SortedTerms, sortTerms } from './split-terms.ts';
import { TermInput } from './term-input.tsx';
import { type TermAction, TermRow } from './term-row.tsx';
import type { TermSection } from './term-sections.ts';
import termClasses from './terms.module.css';
import { useEntryFocus } from './use-entry-focus.ts';
import { entryErrors, nameOf, useEntryList } from './use-entry-list.ts';
import { useLatest } from './use-latest.ts';
import { usePlaceFromAddress } from './use-place-from-address.ts';

/** The form of a section whose entries are a word or two: typed line by line, pasted as a list, each a row with its level. */
export function TermListForm({ slug }: { slug: TermSection }) {
  const t = useT();
  const { language } = useResume();
  const root = useRef<HTMLDivElement>(null);
  const list = useEntryList(slug, root);
  const { items, errors, save } = list;
  const { config } = useSection(slug);
  const [openId, setOpenId] = useOpenEntry(slug);
  const suggested = useSuggestedTerms(slug);
  const focusEntry = useEntryFocus(root);
  const named = usePlaceFromAddress();
  const [outcome, setOutcome] = useState<SortedTerms | null>(null);
  const { mainField, emptyEntry } = SECTIONS[slug];
  const terms = items.map((entry) => String(entry[mainField as string] ?? ''));

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens the entry in the address once per navigation.
  useEffect(() => {
    if (!items.some(({ id }) => id === named.entryId)) return;
    const field = fieldsOf(slug).find(({ name }) => name === named.field);
    const isFolded = field !== undefined && field.name !== mainField && field.print !== 'level';
    setOpenId(isFolded ? named.entryId : null);
    // The marks of a level are buttons: the focus goes to the name beside them.
    focusEntry(named.entryId!, isFolded ? field.name : mainField);
  }, [named.entryId, named.field, named.visit]);

  const add = (typed: readonly string[]) => {
    const sorted = sortTerms(typed, terms, MAX_ENTRIES - items.length);
    setOutcome(sorted);
    if (sorted.added.length === 0) return;
    const made = sorted.added.map((term) => ({ ...emptyEntry(crypto.randomUUID()), [mainField]: term }) as FormEntry);
    save([...items, ...made]);
  };
  const focusInput = () => root.current?.querySelector<HTMLElement>('[data-adds]')?.focus();
  const focusLast = () => {
    const last = items.at(-1);
    if (last === undefined) return;
    focusEntry(last.id);
    list.setAnnouncement(`${nameOf(last, slug, t)}. ${t('entry.place', { place: items.length, count: items.length })}`);
  };
  const duplicate = (index: number) => {
    const copy = { ...items[index]!, id: crypto.randomUUID() };
    save(items.toSpliced(index + 1, 0, copy));
    setOpenId(null);
    focusEntry(copy.id);
  };
  const act = useLatest((index: number, action: TermAction) => {
    const entry = items[index]!;
    switch (action.type) {
      case 'change':
        return save(items.with(index, action.entry));
      case 'toggle':
        return setOpenId(entry.id === openId ? null : entry.id);
      case 'move-up':
        return list.move(index, index - 1);
      case 'move-down':
        return list.move(index, index + 1);
      case 'hide':
      case 'show':
        return list.setHidden(index, action.type === 'hide');
      case 'duplicate':
        return duplicate(index);
      case 'remove':
        setOutcome(null);
        return list.remove(index).focusNext();
      case 'empty':
        // The focus went elsewhere by itself.
        list.remove(index, action.before);
        return;
      case 'finish':
        return focusInput();
    }
  });

  return (
    <div ref={root} className={termClasses.terms}>
      <TermInput
        label={t(`add.${slug}`)}
        placeholder={t(`terms.examples.${slug}`)}
        lang={toBcp47(language)}
        suggestions={suggested}
        existing={terms}
        message={outcome === null ? t('terms.hint') : outcomeText(outcome, t)}
        onAdd={add}
        onBackspace={focusLast}
      />
      {items.length > 0 && (
        <SortableList ids={items.map(({ id }) => id)} onMove={(from, to) => list.move(from, to)}>
          {items.map((entry, index) => (
            <TermRow
              key={entry.id}
              slug={slug}
              entry={entry}
              config={config}
              index={index}
              count={items.length}
              isOpen={entry.id === openId}
              errors={entryErrors(errors, index)}
              onAction={act}
            />
          ))}
        </SortableList>
      )}
      {items.length === 0 && <p className={classes.empty}>{t('entry.empty')}</p>}
      <VisuallyHidden role="status">{list.announcement}</VisuallyHidden>
    </div>
  );
}

/** What became of the terms that were typed or pasted. */
function outcomeText({ added, repeated, refused, surplus }: SortedTerms, t: ReturnType<typeof useT>): string {
  const parts = [];
  if (added.length === 1) parts.push(t('terms.added', { term: added[0]! }));
  if (added.length > 1) parts.push(t('terms.addedMany', { count: added.length }));
  if (repeated.length > 0) parts.push(t('terms.repeated', { terms: repeated.join(', ') }));
  if (refused.length > 0) parts.push(t('terms.refused', { count: refused.length }));
  if (surplus.length > 0) parts.push(t('terms.full', { max: MAX_ENTRIES, terms: surplus.join(', ') }));
  return parts.join(' ');
}
