import type { ReactNode } from 'react';
import { fillIn, type LegalFacts } from './fill-in.ts';
import classes from './legal-frame.module.css';
import { isRows, type LegalBlock } from './legal-text.ts';

/** Paragraphs, lists and rows of a section. E-mail addresses in them become links. */
export function LegalBlocks({ blocks, facts }: { blocks: readonly LegalBlock[]; facts: LegalFacts }) {
  const write = (text: string) => withMailLink(fillIn(text, facts), facts.mail);
  return blocks.map((block) => {
    if (typeof block === 'string') return <p key={block}>{write(block)}</p>;
    if (isRows(block)) {
      const rows = Object.entries(block);
      return (
        <dl key={rows[0]?.[0]} className={classes.rows}>
          {rows.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{write(text)}</dd>
            </div>
          ))}
        </dl>
      );
    }
    return (
      <ul key={block[0]}>
        {block.map((point) => (
          <li key={point}>{write(point)}</li>
        ))}
      </ul>
    );
  });
}

function withMailLink(text: string, mail: string): ReactNode {
  const [before, ...after] = text.split(mail);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <a href={`mailto:${mail}`}>{mail}</a>
      {after.join(mail)}
    </>
  );
}
