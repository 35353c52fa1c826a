import { toBcp47 } from '@kreda/document/engine/text/languages';
import { MAX_LINE_CHARACTERS, toPrintableLine } from '@kreda/document/kinds/resume/model/printable';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { MAX_ENTRIES, type SectionConfig } from '@kreda/document/kinds/resume/model/section';
import { fieldsOf, type ListSectionSlug, SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { NativeSelect, Textarea } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconTrash,
} from '@tabler/icons-react';
import { type FocusEvent, memo, useRef } from 'react';
import { ReasonMessage } from '../../../ui/error-message.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { useIsDoubtful } from '../state/doubtful.ts';
import { useResumePart } from '../state/use-resume.ts';
import { EntryButton } from './entry-button.tsx';
import { EntryField, type FormEntry } from './entry-field.tsx';
import { LANGUAGE_LEVELS } from './fields/language-levels.ts';
import { useUnprintableNote } from './fields/unprintable-note.tsx';
import formClasses from './forms.module.css';
import { LevelDots } from './level-dots.tsx';
import { useT } from './messages.ts';
import { SortableItem } from './sortable-list.tsx';
import classes from './terms.module.css';
import { nameOf } from './use-entry-list.ts';
import { useLatest } from './use-latest.ts';

const languageOf = ({ language }: Resume) => toBcp47(language);
const levelsOf = ({ pageSetup }: Resume) => pageSetup.levels;

export type TermAction =
  | { type: 'change'; entry: FormEntry }
  | { type: 'toggle' | 'move-up' | 'move-down' | 'hide' | 'show' | 'duplicate' | 'remove' | 'finish' }
  /** The name was emptied and left. `before` is the entry as it was when its name got the focus. */
  | { type: 'empty'; before: FormEntry };

interface TermRowProps {
  slug: ListSectionSlug;
  entry: FormEntry;
  config: SectionConfig;
  index: number;
  count: number;
  isOpen: boolean;
  /** The server's English error sentences, by field. */
  errors: Readonly<Record<string, string>>;
  /** Must be a stable function. */
  onAction: (index: number, action: TermAction) => void;
}

/** An entry of a word or two as one row: its name, which is renamed in place, and its level. Its other fields and actions fold out. */
export const TermRow = memo(function TermRow({
  slug,
  entry,
  config,
  index,
  count,
  isOpen,
  errors,
  onAction,
}: TermRowProps) {
  const t = useT();
  const lang = useResumePart(languageOf);
  const { mainField } = SECTIONS[slug];
  const text = String(entry[mainField] ?? '');
  const isDoubtful = useIsDoubtful({ section: slug, entryId: entry.id, field: mainField }, entry[mainField]);
  const note = useUnprintableNote(text, isDoubtful ? t('hints.doubtful') : undefined);
  const before = useRef(entry);
  const name = nameOf(entry, slug, t);
  const fields = fieldsOf(slug);
  const main = fields.find((field) => field.name === mainField)!;
  const others = fields.filter((field) => field !== main && field.print !== 'level');
  const setField = useLatest((field: string, value: unknown) =>
    onAction(index, { type: 'change', entry: { ...entry, [field]: value } }),
  );
  const act = (type: Exclude<TermAction['type'], 'change' | 'empty'>) => onAction(index, { type });
  const leaveName = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (text.trim() !== '' || currentTarget.closest('li')?.contains(relatedTarget)) return;
    onAction(index, { type: 'empty', before: before.current });
  };

  return (
    <SortableItem id={entry.id} label={t('entry.drag', { name })} isHidden={entry.hidden}>
      {(handle) => (
        <>
          <div className={classes.row}>
            {handle}
            <div className={classes.name} data-field={mainField}>
              <Textarea
                variant="unstyled"
                autosize
                minRows={1}
                aria-label={t(`fields.${main.label}`)}
                placeholder={t('entry.untitled')}
                lang={lang}
                maxLength={MAX_LINE_CHARACTERS}
                enterKeyHint="done"
                value={text}
                description={note}
                error={errors[mainField] ? <ReasonMessage reason={errors[mainField]} /> : undefined}
                onFocus={() => {
                  before.current = entry;
                }}
                onBlur={leaveName}
                onChange={(event) => setField(mainField, toPrintableLine(event.currentTarget.value))}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  act('finish');
                }}
              />
              {entry.hidden && <span className={formClasses.hiddenTag}>{t('entry.hidden')}</span>}
            </div>
            <TermLevel slug={slug} entry={entry} config={config} name={name} onChange={setField} />
            <div className={classes.buttons}>
              <EntryButton
                label={t('terms.more', { name })}
                isExpanded={isOpen}
                onClick={() => act('toggle')}
                Icon={IconChevronDown}
              />
              <EntryButton label={t('entry.remove', { name })} onClick={() => act('remove')} Icon={IconTrash} />
            </div>
          </div>
          <Fold isOpen={isOpen}>
            {isOpen && (
              <div className={classes.details}>
                {others.map((field) => (
                  <div key={field.name} data-field={field.name}>
                    <EntryField slug={slug} field={field} entry={entry} errors={errors} onChange={setField} />
                  </div>
                ))}
                <div className={classes.actions}>
                  <EntryButton
                    label={t('entry.moveUp', { name })}
                    isDisabled={index === 0}
                    onClick={() => act('move-up')}
                    Icon={IconArrowUp}
                  />
                  <EntryButton
                    label={t('entry.moveDown', { name })}
                    isDisabled={index === count - 1}
                    onClick={() => act('move-down')}
                    Icon={IconArrowDown}
                  />
                  <EntryButton
                    label={t(entry.hidden ? 'entry.show' : 'entry.hide', { name })}
                    onClick={() => act(entry.hidden ? 'show' : 'hide')}
                    Icon={entry.hidden ? IconEyeOff : IconEye}
                  />
                  <EntryButton
                    label={t('entry.duplicate', { name })}
                    isDisabled={count >= MAX_ENTRIES}
                    onClick={() => act('duplicate')}
                    Icon={IconCopy}
                  />
                </div>
              </div>
            )}
          </Fold>
        </>
      )}
    </SortableItem>
  );
});

interface TermLevelProps extends Pick<TermRowProps, 'slug' | 'entry' | 'config'> {
  name: string;
  onChange: (field: string, value: unknown) => void;
}

/** The level in the row: five marks, or a list of language levels; nothing in sections without levels. */
function TermLevel({ slug, entry, config, name, onChange }: TermLevelProps) {
  const t = useT();
  const levels = useResumePart(levelsOf);
  const field = fieldsOf(slug).find(({ print }) => print === 'level');
  if (field === undefined) return null;
  const label = `${name}: ${t('fields.level')}`;
  if (field.kind === 'level')
    return (
      <LevelDots
        label={label}
        value={entry[field.name] as number | null}
        shape={levels === 'sections' ? (config.levelShape ?? 'text') : levels}
        onChange={(value) => onChange(field.name, value)}
      />
    );
  return (
    <NativeSelect
      className={classes.languageLevel}
      size="sm"
      aria-label={label}
      value={String(entry[field.name] ?? '')}
      data={[
        { value: '', label: t('languageLevel.none') },
        ...LANGUAGE_LEVELS.map((level) => ({ value: level, label: t(`languageLevel.${level}`) })),
      ]}
      onChange={(event) => onChange(field.name, event.currentTarget.value)}
    />
  );
}
