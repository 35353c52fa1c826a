import { SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { ActionIcon, NativeSelect, SegmentedControl, Skeleton, TextInput, VisuallyHidden } from '@mantine/core';
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
import { hasSuggestion, insertSuggestion, targetOf } from './insert-suggestion.ts';
import type { SuggestedSection } from './suggested-sections.ts';
import classes from './suggestions-panel.module.css';
import { useTrackSearch } from './use-track-search.ts';

/** Debounce of the search for a position, in milliseconds. */
const SEARCH_DELAY_MS = 250;

/** Sections whose suggestions depend on a position. */
const BY_POSITION: readonly SuggestedSection[] = ['summary', 'experiences', 'skills', 'software'];

/** Suggested texts that a click inserts into the section: those for the searched position or the general ones, and where they go. */
export function SuggestionsPanel({ section, onClose }: { section: SuggestedSection; onClose: () => void }) {
  const t = useT();
  const { language, sections } = useResume();
  const { data, setData } = useSection(section);
  const [openId, setOpenId] = useOpenEntry(section);
  const [search, setSearch] = useState(() => defaultPosition({ sections }));
  const [searched] = useDebouncedValue(search, SEARCH_DELAY_MS);
  const [group, setGroup] = useState<'position' | 'general'>('position');
  const [inserted, setInserted] = useState('');
  const trackSearchNow = useTrackSearch(search);
  const found = trpc.suggestions.find.useQuery(
    { section, language, search: searched.slice(0, 200) },
    { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData },
  );
  const { holds } = SECTIONS[section];
  // One or two words each; other sections have sentences.
  const isShort = holds === 'terms' || holds === 'notes';
  const hasPosition = BY_POSITION.includes(section);
  const jobs = section === 'experiences' ? sections.experiences.data.items : [];
  const job = targetOf(jobs, openId);

  const insert = (text: string) => {
    const next = insertSuggestion(section, data, text, { openId, newId: crypto.randomUUID() });
    if (!next) {
      showToast({ type: 'warning', text: t('suggestions.full') });
      return;
    }
    trackSearchNow();
    track({ event: 'select_content', content_type: 'suggestion', content_id: section });
    setData(next.data);
    setInserted(t('suggestions.inserted', { text }));
    if (section === 'experiences') setOpenId(next.entryId);
  };

  const forPosition = found.data?.data ?? { title: '', items: [] };
  const isUnknown = hasPosition && found.data !== undefined && forPosition.items.length === 0 && searched.trim() !== '';
  const isForPosition = forPosition.items.length > 0 && group === 'position';
  const items = isForPosition ? forPosition.items : (found.data?.default.items ?? []);

  return (
    <section className={classes.panel} aria-label={t('suggestions.title')}>
      <div className={classes.head}>
        <h2>{t('suggestions.title')}</h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.close}
          aria-label={t('suggestions.close')}
          onClick={onClose}
        >
          <IconX size={17} />
        </ActionIcon>
      </div>
      <div className={classes.choices}>
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
        {section === 'experiences' && (
          <NativeSelect
            size="md"
            label={t('suggestions.intoJob')}
            value={job?.id ?? ''}
            data={
              job
                ? jobs.map(({ id, position, company }) => ({
                    value: id,
                    label: [position, company].filter((part) => part !== '').join(' · ') || t('suggestions.newJob'),
                  }))
                : [{ value: '', label: t('suggestions.newJob') }]
            }
            onChange={(event) => setOpenId(event.currentTarget.value || null)}
          />
        )}
      </div>
      {section !== 'experiences' && (
        <p className={classes.note}>{t(section === 'summary' ? 'suggestions.intoSummary' : 'suggestions.intoList')}</p>
      )}
      {found.isError && (
        <p className={classes.note} role="status">
          {t('suggestions.failed')}
        </p>
      )}
      {found.isPending && <Skeleton h={120} mt="md" />}
      {isUnknown && (
        <p className={classes.note} role="status">
          {t('suggestions.none')}
        </p>
      )}
      {forPosition.items.length > 0 && (
        <SegmentedControl
          className={classes.groups ?? ''}
          fullWidth
          aria-label={t('suggestions.title')}
          value={group}
          data={[
            { value: 'position', label: forPosition.title },
            { value: 'general', label: t('suggestions.general') },
          ]}
          onChange={(value) => setGroup(value === 'general' ? 'general' : 'position')}
        />
      )}
      <ul className={classes.items} data-short={isShort || undefined} key={isForPosition ? 'position' : 'general'}>
        {items.map((text) => {
          const isIn = hasSuggestion(job ?? data, text);
          const Icon = isIn ? IconCheck : IconPlus;
          return (
            <li key={text}>
              {/* Not disabled once it is inserted: the focus must stay. */}
              <button
                type="button"
                className={classes.item}
                aria-disabled={isIn || undefined}
                aria-label={t('suggestions.insert', { text })}
                onClick={() => !isIn && insert(text)}
              >
                <Icon size={15} className={classes.icon} aria-hidden />
                <span>{text}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status">{inserted}</VisuallyHidden>
    </section>
  );
}
