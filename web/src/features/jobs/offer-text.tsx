import classes from './offer-text.module.css';
import { paragraphsOf } from './paragraphs.ts';

/** An offer's text as paragraphs and lists. */
export function OfferText({ text, language }: { text: string; language: string }) {
  return (
    <div className={classes.text} lang={language}>
      {paragraphsOf(text).map(({ key, isList, lines }) =>
        isList ? (
          <ul key={key}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={key}>{lines.join('\n')}</p>
        ),
      )}
    </div>
  );
}
