import type { CustomSection } from '@kreda/document/kinds/resume/model/custom-sections';
import { toPrintableLine } from '@kreda/document/kinds/resume/model/printable';
import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { sentenceText } from '../../../i18n/reason-text.ts';
import { useSection } from '../state/use-section.ts';
import { EntryListForm } from './entry-list-form.tsx';
import classes from './forms.module.css';
import { useT } from './messages.ts';
import { SECTION_TITLE_FIELD } from './section-title-field.ts';
import { usePlaceFromAddress } from './use-place-from-address.ts';

/** The form of a section of the user's own: its title, without which it is not printed, and its entries. */
export function CustomSectionForm({ slug }: { slug: CustomSection }) {
  const t = useT();
  const { config, setConfig, errors } = useSection(slug);
  const title = useRef<HTMLInputElement>(null);
  const { field: named, visit } = usePlaceFromAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation to the title focuses it.
  useEffect(() => {
    if (named === SECTION_TITLE_FIELD) title.current?.focus();
  }, [named, visit]);
  return (
    <>
      <TextInput
        ref={title}
        className={classes.ownTitle}
        label={t('settings.title')}
        description={t('custom.titleHint')}
        placeholder={t('custom.titleExample')}
        withAsterisk
        size="md"
        maxLength={80}
        value={config.title}
        error={errors.title ? sentenceText(errors.title) : undefined}
        onChange={(event) => setConfig({ ...config, title: toPrintableLine(event.currentTarget.value) })}
      />
      <EntryListForm slug={slug} />
    </>
  );
}
