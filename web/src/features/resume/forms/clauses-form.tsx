import { toBcp47 } from '@kreda/document/engine/text/languages';
import { clausesFor } from '@kreda/document/kinds/resume/model/clauses/clause-library';
import { clauseText } from '@kreda/document/kinds/resume/model/clauses/consent-clause';
import { MAX_LINE_CHARACTERS } from '@kreda/document/kinds/resume/model/printable';
import { plainToRichText } from '@kreda/document/kinds/resume/model/rich-text';
import { lineSchema, MAX_ENTRIES } from '@kreda/document/kinds/resume/model/section';
import { SECTIONS } from '@kreda/document/kinds/resume/model/sections';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useResume } from '../state/use-resume.ts';
import { useSection } from '../state/use-section.ts';
import { EntryListForm } from './entry-list-form.tsx';
import classes from './forms.module.css';
import { useT } from './messages.ts';

/** Clauses: a library of usual texts in the resume's language, with the employer's name filled in, and the section's entries. */
export function ClausesForm() {
  return (
    <>
      <ClauseLibrary />
      <EntryListForm slug="clauses" />
    </>
  );
}

function ClauseLibrary() {
  const t = useT();
  const { language } = useResume();
  const { data, setData } = useSection('clauses');
  const [chosenId, setChosenId] = useState('');
  const [employer, setEmployer] = useState('');
  const titleId = useId();
  const clauses = clausesFor(language, new Date().toISOString().slice(0, 10));
  const clause = clauses.find(({ id }) => id === chosenId) ?? clauses[0];
  if (!clause) return null;
  const problem = lineSchema.safeParse(employer).success ? null : t('clauses.employerProblem');
  const text = clauseText(clause, employer);

  const insert = () => {
    const entry = { ...SECTIONS.clauses.emptyEntry(crypto.randomUUID()), content: plainToRichText(text) };
    setData({ items: [...data.items, entry] });
  };

  return (
    <section className={classes.library} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('clauses.title')}</h2>
      <div className={classes.libraryFields}>
        <NativeSelect
          label={t('clauses.wording')}
          value={clause.id}
          data={clauses.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(event) => setChosenId(event.currentTarget.value)}
        />
        <TextInput
          label={t('clauses.employer')}
          value={employer}
          error={problem}
          maxLength={MAX_LINE_CHARACTERS}
          autoComplete="organization"
          onChange={(event) => setEmployer(event.currentTarget.value)}
        />
      </div>
      <p className={classes.clauseText} lang={toBcp47(language)}>
        {text}
      </p>
      <Button
        variant="light"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={problem !== null || data.items.length >= MAX_ENTRIES}
        onClick={insert}
      >
        {t('clauses.insert')}
      </Button>
    </section>
  );
}
