import { clausesFor } from '@kreda/document/kinds/resume/model/clauses/clause-library';
import { clauseText } from '@kreda/document/kinds/resume/model/clauses/consent-clause';
import { Button } from '@mantine/core';
import { useT } from './messages.ts';
import { useOpenView } from './open-view.ts';
import classes from './translation-form.module.css';

/** The usual clauses of the version's language: the law has its own words in each country, so they are no translations. */
export function ReadyClauses({ onInsert }: { onInsert: (text: string) => void }) {
  const t = useT();
  const { resume } = useOpenView();
  const clauses = clausesFor(resume.language, new Date().toISOString().slice(0, 10));
  return (
    <div className={classes.clauses}>
      {clauses.map((clause) => (
        <Button key={clause.id} size="compact-xs" variant="default" onClick={() => onInsert(clauseText(clause, ''))}>
          {t('clause', { title: clause.title })}
        </Button>
      ))}
    </div>
  );
}
