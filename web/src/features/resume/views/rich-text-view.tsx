import type { Inline, RichText, RichTextBlock } from '@kreda/document/kinds/resume/model/rich-text';
import classes from './rich-text-view.module.css';

/** A text of a field, to read. */
export function TextView({ value, lang }: { value: unknown; lang: string }) {
  if (!Array.isArray(value))
    return (
      <p className={classes.plain} lang={lang}>
        {String(value ?? '')}
      </p>
    );
  return (
    <div className={classes.rich} lang={lang}>
      {(value as RichText).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no identity and are never moved here.
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: RichTextBlock }) {
  if (block.type === 'paragraph')
    return (
      <p>
        <Runs runs={block.children} />
      </p>
    );
  const List = block.style === 'numbered' ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map(({ level, children }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <li key={index} style={{ marginInlineStart: `${level * 1.25}em` }}>
          <Runs runs={children} />
        </li>
      ))}
    </List>
  );
}

function Runs({ runs }: { runs: readonly Inline[] }) {
  return runs.map(({ text, bold, italic, underline, href }, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      key={index}
      data-bold={bold}
      data-italic={italic}
      data-underline={underline || href !== undefined || undefined}
      title={href}
    >
      {text}
    </span>
  ));
}
