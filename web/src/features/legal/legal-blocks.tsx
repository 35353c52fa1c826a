import { isRows, type LegalBlock } from '@kreda/site/legal/legal-text';
import type { ReactNode } from 'react';
import classes from './legal-frame.module.css';

interface LegalBlocksProps {
  blocks: readonly LegalBlock[];
  /** What is printed for a text: without placeholders, and with the language's no-break spaces. */
  write: (text: string) => string;
  /** The contact address, which becomes a link. */
  mail: string;
}

/** Paragraphs, lists and rows of a section. */
export function LegalBlocks({ blocks, write, mail }: LegalBlocksProps) {
  const withLink = (text: string) => withMailLink(write(text), mail);
  return blocks.map((block) => {
    if (typeof block === 'string') return <p key={block}>{withLink(block)}</p>;
    if (isRows(block)) {
      const rows = Object.entries(block);
      return (
        <dl key={rows[0]?.[0]} className={classes.rows}>
          {rows.map(([term, text]) => (
            <div key={term}>
              <dt>{write(term)}</dt>
              <dd>{withLink(text)}</dd>
            </div>
          ))}
        </dl>
      );
    }
    return (
      <ul key={block[0]}>
        {block.map((point) => (
          <li key={point}>{withLink(point)}</li>
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
