import { placeOf } from '@kreda/document/kinds/resume/overlay/differences';
import type { ReadText, TranslationOutcome } from '@kreda/document/kinds/resume/overlay/read-translation';
import { useT as useFormsT } from '../forms/messages.ts';
import classes from './markdown-dialog.module.css';
import { useT } from './messages.ts';
import { useOpenView } from './open-view.ts';
import { useDifferenceWords } from './use-difference-words.ts';

/** Problems first: what goes well needs no reading. */
const ORDER: readonly TranslationOutcome[] = ['unplaced', 'refused', 'repeated', 'taken', 'missing', 'unchanged'];
const PROBLEMS: readonly TranslationOutcome[] = ['unplaced', 'refused', 'repeated'];

const FORMATS = { bold: 'bold', italic: 'italic', underline: 'underline', link: 'link', list: 'bullets' } as const;

/** What becomes of each text of a translator's file. */
export function MarkdownReport({ texts, isTaken }: { texts: readonly ReadText[]; isTaken: boolean }) {
  const t = useT();
  const groups = ORDER.flatMap((outcome) => {
    const group = texts.filter((text) => text.outcome === outcome);
    return group.length === 0 ? [] : [{ outcome, group }];
  });
  return (
    <section className={classes.report} aria-label={t('markdown.report')}>
      {groups.map(({ outcome, group }) => (
        <details
          key={outcome}
          className={classes.group}
          data-problem={PROBLEMS.includes(outcome) || undefined}
          open={PROBLEMS.includes(outcome) || (outcome === 'taken' && !isTaken)}
        >
          <summary>{t(`markdown.outcome.${outcome}`, { count: group.length })}</summary>
          <ul>
            {group.map((text) => (
              <Line key={`${text.line} ${text.address} ${text.text}`} text={text} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function Line({ text: { outcome, address, line, text, lost } }: { text: ReadText }) {
  const t = useT();
  const formsT = useFormsT();
  const { resume } = useOpenView();
  const wordsOf = useDifferenceWords();
  const words = address === null ? null : wordsOf(placeOf(address), resume);
  return (
    <li>
      <p className={classes.place}>
        {words && <b>{`${words.where} – ${words.what}`}</b>}
        {line !== null && <span>{t('markdown.line', { line })}</span>}
      </p>
      {outcome !== 'unchanged' && <p className={classes.text}>{text}</p>}
      {lost.length > 0 && (
        <p className={classes.lost}>
          {t('markdown.lost', { formats: lost.map((format) => formsT(`rich.${FORMATS[format]}`)).join(', ') })}
        </p>
      )}
    </li>
  );
}
