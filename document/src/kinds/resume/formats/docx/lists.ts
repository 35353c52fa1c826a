import { AlignmentType, type INumberingOptions, LevelFormat, Paragraph } from 'docx';
import { toSpans } from '../../layout/rich-text.ts';
import { MAX_LIST_LEVEL, type RichText, type RichTextBlock } from '../../model/rich-text.ts';
import type { DocxColumn } from './column.ts';
import { LIST_INDENT_PX } from './look-styles.ts';
import { spanRuns } from './runs.ts';
import { toHex, toTwips } from './units.ts';

/** The bullets of the page: one for the first level, another for deeper ones. */
const BULLETS = ['•', '–'] as const;
const LEVELS = Array.from({ length: MAX_LIST_LEVEL + 1 }, (_, level) => level);

/** The lists of a column: bullets in its colour, and numbers. */
export function numberingOf({
  look,
  ids,
  indentPx,
}: Pick<DocxColumn, 'look' | 'ids' | 'indentPx'>): INumberingOptions['config'][number][] {
  const paragraph = (level: number) => ({
    indent: {
      left: toTwips(indentPx + LIST_INDENT_PX * (level + 1)),
      hanging: toTwips(LIST_INDENT_PX - 2),
    },
  });
  return [
    {
      reference: ids.bullet,
      levels: LEVELS.map((level) => ({
        level,
        format: LevelFormat.BULLET,
        text: BULLETS[Math.min(level, BULLETS.length - 1)]!,
        alignment: AlignmentType.LEFT,
        style: { run: { font: look.body.family, color: toHex(look.bullet) }, paragraph: paragraph(level) },
      })),
    },
    {
      reference: ids.number,
      levels: LEVELS.map((level) => ({
        level,
        format: LevelFormat.DECIMAL,
        text: `%${level + 1}.`,
        alignment: AlignmentType.LEFT,
        style: { paragraph: paragraph(level) },
      })),
    },
  ];
}

interface TextSetting {
  style: string;
  /** Of the first paragraph, in place of its style's. */
  spacing?: { before: number };
}

/** Rich text as paragraphs and lists. */
export function richText(
  blocks: RichText,
  column: DocxColumn,
  setting: TextSetting = { style: column.ids.text },
): Paragraph[] {
  const [first, ...others] = blocks.filter((block) => block.type === 'list' || !isBlank(block.children));
  if (!first) return [];
  const { style } = setting;
  return [
    ...blockParagraphs(first, column, setting),
    ...others.flatMap((block) => blockParagraphs(block, column, { style })),
  ];
}

function blockParagraphs(block: RichTextBlock, column: DocxColumn, { style, spacing }: TextSetting): Paragraph[] {
  const { look, ids } = column;
  const base = style === ids.smallPrint ? column.small : look.body;
  const runs = (children: Parameters<typeof toSpans>[0]) => spanRuns(toSpans(children, base, look.link.color), base);
  if (block.type === 'paragraph')
    return [new Paragraph({ style, children: runs(block.children), ...(spacing && { spacing }) })];
  const use = block.style === 'numbered' ? 'number' : 'bullet';
  const instance = column.nextList();
  return block.items
    .filter(({ children }) => !isBlank(children))
    .map(
      ({ level, children }, index) =>
        new Paragraph({
          style: ids[use],
          numbering: { reference: ids[use], level, instance: use === 'number' ? instance : 0, custom: true },
          children: runs(children),
          ...(spacing && index === 0 && { spacing }),
        }),
    );
}

function isBlank(children: readonly { text: string }[]): boolean {
  return children.every(({ text }) => text.trim() === '');
}
