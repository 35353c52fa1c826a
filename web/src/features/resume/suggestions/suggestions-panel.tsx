import { SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { ActionIcon, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck, IconPlus, IconSearch, IconX } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { track } from '../../../lib/analytics/analytics.ts';
import { trpc } from '../../../lib/trpc.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useT } from '../editor/messages.ts';
import { useOpenEntry } from '../state/use-open-entry.ts';
import { useResume } from '../state/use-resume.ts';
import { useSection } from '../state/use-section.ts';
import { defaultPosition } from './default-position.ts';
import { hasSuggestion, insertSuggestion } from './insert-suggestion.ts';
import type { SuggestedSection } from './suggested-sections.ts';
import classes from './suggestions-panel.module.css';
import { useTrackSearch } from './use-track-search.ts';

/** Debounce of the search for a position, in milliseconds. */
const SEARCH_DELAY_MS = 250;

/** Sections whose suggestions depend on a position. */
const BY_POSITION: readonly SuggestedSection[] = ['summary', 'experiences', 'skills', 'software'];

/** Suggested texts that a click inserts into the section: for the searched position, and general ones. */
export function SuggestionsPanel({ section, onClose }: { section: SuggestedSection; onClose: () => void }) {
  const t = useT();
  const { language, sections } = useResume();
  const { data, setData } = useSection(section);
  const [openId, setOpenId] = useOpenEntry(section);
  const [search, setSearch] = useState(() => defaultPosition({ sections }));
  const [searched] = useDebouncedValue(search, SEARCH_DELAY_MS);
  const trackSearchNow = useTrackSearch(search);
  const found = trpc.suggestions.find.useQuery(
    { section, language, search: searched.slice(0, 200) },
    { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData },
  );
  const { holds } = SECTIONS[section];
  // One or two words each; other sections have sentences.
  const isShort = holds === 'terms' || holds === 'notes';
  const hasPosition = BY_POSITION.includes(section);

  const insert = (text: string) => {
    const inserted = insertSuggestion(section, data, text, { openId, newId: crypto.randomUUID() });
    if (!inserted) {
      showToast({ type: 'warning', text: t('suggestions.full') });
      return;
    }
    trackSearchNow();
    track({ event: 'select_content', content_type: 'suggestion', content_id: section });
    setData(inserted.data);
    if (section === 'experiences') setOpenId(inserted.entryId);
  };
  const target = section === 'experiences' ? targetOf(sections.experiences.data.items, openId) : null;
  const block = (title: string, items: readonly string[]) => (
    <section className={classes.block}>
      <h3>{title}</h3>
      <ul className={classes.items} data-short={isShort || undefined}>
        {items.map((text) => {
          const isIn = hasSuggestion(data, text);
          const Icon = isIn ? IconCheck : IconPlus;
          return (
            <li key={text}>
              <button
                type="button"
                className={classes.item}
                disabled={isIn}
                aria-label={t('suggestions.insert', { text })}
                onClick={() => insert(text)}
              >
                <Icon size={15} className={classes.icon} aria-hidden />
                <span>{text}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );

  return (
    <section className={classes.panel} aria-label={t('suggestions.title')}>
      <div className={classes.head}>
        <h2>{t('suggestions.title')}</h2>
        <ActionIcon variant="subtle" color="gray" aria-label={t('suggestions.close')} onClick={onClose}>
          <IconX size={17} />
        </ActionIcon>
      </div>
      {hasPosition && (
        <TextInput
          label={t('suggestions.search')}
          placeholder={t('suggestions.placeholder')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          maxLength={200}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {target && <p className={classes.note}>{t('suggestions.target', { name: target })}</p>}
      <div aria-live="polite">
        {found.isError && <p className={classes.note}>{t('suggestions.failed')}</p>}
        {found.isPending && <Skeleton h={120} mt="md" />}
        {found.data && (
          <>
            {found.data.data.items.length > 0 &&
              block(t('suggestions.forPosition', { position: found.data.data.title }), found.data.data.items)}
            {hasPosition && found.data.data.items.length === 0 && searched.trim() !== '' && (
              <p className={classes.note}>{t('suggestions.none')}</p>
            )}
            {block(t('suggestions.general'), found.data.default.items)}
          </>
        )}
      </div>
    </section>
  );
}

/** The name of the job that takes a suggestion, as `insertSuggestion` chooses it; empty if there is none with a name. */
function targetOf(items: readonly { id: string; position: string; company: string }[], openId: string | null): string {
  const job = items.find(({ id }) => id === openId) ?? items.at(-1);
  return job?.position || job?.company || '';
}
