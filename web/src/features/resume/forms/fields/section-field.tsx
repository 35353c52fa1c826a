import { toBcp47 } from '@kreda/document/engine/text/languages';
import { toPrintable, toPrintableLine } from '@kreda/document/kinds/resume/model/printable';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { RichText } from '@kreda/document/kinds/resume/model/rich-text';
import type { NamedField } from '@kreda/document/kinds/resume/model/sections';
import type { Reason } from '@kreda/site/reasons';
import { Skeleton, Textarea, TextInput } from '@mantine/core';
import { memo } from 'react';
import { loadable } from '../../../../lib/loadable.ts';
import { ReasonMessage } from '../../../../ui/error-message.tsx';
import { LazyPanel } from '../../../../ui/lazy-panel.tsx';
import { useResumePart } from '../../state/use-resume.ts';
import { useUnprintableNote } from './unprintable-note.tsx';

// The text editor is half of the editor's code, and the first steps do not need it.
export const richTextField = loadable(async () => (await import('../rich-text/rich-text-field.tsx')).RichTextField);

// Checkboxes and selects wait too: what is typed first is text.
export const choiceField = loadable(async () => (await import('./choice-field.tsx')).ChoiceField);

const MAX_LINE = 300;
const MAX_NOTE = 1_000;

/** Attributes of single-line inputs, for browsers and on-screen keyboards. */
const INPUTS = {
  line: {},
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  'web-address': { inputMode: 'url' },
} as const;

const languageOf = ({ language }: Resume) => toBcp47(language);

interface SectionFieldProps {
  field: NamedField;
  label: string;
  value: unknown;
  /** Must be a stable function, so that a field whose value does not change is not rendered again. */
  onChange: (name: string, value: unknown) => void;
  hint?: string | undefined;
  /** A reason, or its English sentence. */
  error?: Reason | string | undefined;
  disabled?: boolean;
  /** Of a date: how many years after the present one can be chosen. */
  yearsAhead?: number;
}

/** The control for a field of a section, chosen by the field's kind. */
export const SectionField = memo(function SectionField({
  field: { name, kind, autocomplete, maxCharacters = MAX_LINE },
  label,
  value,
  onChange: onFieldChange,
  hint,
  error,
  disabled = false,
  yearsAhead = 0,
}: SectionFieldProps) {
  const onChange = (next: unknown) => onFieldChange(name, next);
  // The language of what is typed, for screen readers and spelling; labels are in the interface's.
  const lang = useResumePart(languageOf);
  const description = useUnprintableNote(value, hint);
  const message = error ? <ReasonMessage reason={error} /> : undefined;
  const shared = {
    label,
    disabled,
    ...(description ? { description } : {}),
    ...(message ? { error: message } : {}),
  };
  const filledIn = autocomplete === undefined ? {} : { autoComplete: autocomplete };
  const text = typeof value === 'string' ? value : '';
  switch (kind) {
    case 'line':
    case 'email':
    case 'phone':
    case 'web-address':
      return (
        <TextInput
          {...shared}
          {...INPUTS[kind]}
          {...filledIn}
          lang={lang}
          maxLength={maxCharacters}
          value={text}
          onChange={(event) => onChange(toPrintableLine(event.currentTarget.value))}
        />
      );
    case 'date':
      return (
        <TextInput
          {...shared}
          type="date"
          min="1900-01-01"
          max="2100-12-31"
          {...filledIn}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'note':
      return (
        <Textarea
          {...shared}
          autosize
          minRows={1}
          maxRows={6}
          lang={lang}
          maxLength={MAX_NOTE}
          value={text}
          onChange={(event) => onChange(toPrintable(event.currentTarget.value))}
        />
      );
    case 'rich-text':
      return (
        <LazyPanel chunk={richTextField} loading={<Skeleton h={172} />}>
          {(RichTextField) => (
            <RichTextField
              label={label}
              lang={lang}
              hint={description}
              error={message}
              value={value as RichText}
              onChange={onChange}
            />
          )}
        </LazyPanel>
      );
    default:
      return (
        <LazyPanel chunk={choiceField} loading={<Skeleton h={64} />}>
          {(ChoiceField) => (
            <ChoiceField
              kind={kind}
              label={label}
              value={value}
              onChange={onChange}
              hint={hint}
              error={message}
              disabled={disabled}
              yearsAhead={yearsAhead}
            />
          )}
        </LazyPanel>
      );
  }
});
