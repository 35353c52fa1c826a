import { attribute, child, elementsIn, nameOf, type XmlElement } from '../../intake/xml-tree.ts';
import { type ParagraphFormat, paragraphFormat } from './docx-styles.ts';

interface Level {
  isBullet: boolean;
  start: number;
  /** `%1.` */
  text: string;
  paragraph: ParagraphFormat;
}

/** The lists of a document. It counts, so ask for each item once and in order. */
export interface Numbering {
  /** The mark of the next item and the indents of its level; null if there is no such list. */
  nextItem(list: { id: string; level: number }): { mark: string; paragraph: ParagraphFormat } | null;
}

export function readNumbering(root: XmlElement | undefined): Numbering {
  const abstract = new Map<string, Map<number, Level>>();
  const lists = new Map<string, Map<number, Level>>();
  const elements = root ? elementsIn(root) : [];
  for (const element of elements)
    if (nameOf(element) === 'abstractNum') abstract.set(attribute(element, 'abstractNumId') ?? '', levelsOf(element));
  for (const element of elements) {
    const levels = abstract.get(attribute(child(element, 'abstractNumId'), 'val') ?? '');
    if (nameOf(element) === 'num' && levels) lists.set(attribute(element, 'numId') ?? '', levels);
  }
  const counts = new Map<string, number[]>();
  return {
    nextItem({ id, level }) {
      const levels = lists.get(id);
      const own = levels?.get(level);
      if (!levels || !own) return null;
      if (own.isBullet) return { mark: '•', paragraph: own.paragraph };
      const count = counts.get(id) ?? [];
      count.length = Math.min(count.length, level + 1);
      for (let index = 0; index <= level; index++)
        count[index] ??= (levels.get(index)?.start ?? 1) - (index < level ? 0 : 1);
      count[level] = count[level]! + 1;
      counts.set(id, count);
      const mark = own.text.replace(/%([1-9])/g, (_, digit: string) => String(count[Number(digit) - 1] ?? ''));
      return { mark: mark.trim(), paragraph: own.paragraph };
    },
  };
}

function levelsOf(element: XmlElement): Map<number, Level> {
  const levels = elementsIn(element).filter((one) => nameOf(one) === 'lvl');
  return new Map(
    levels.map((level) => {
      const format = attribute(child(level, 'numFmt'), 'val') ?? 'bullet';
      const start = Number(attribute(child(level, 'start'), 'val') ?? 1);
      return [
        Number(attribute(level, 'ilvl') ?? 0),
        {
          isBullet: format === 'bullet' || format === 'none',
          start: Number.isInteger(start) && Math.abs(start) < 10_000 ? start : 1,
          text: attribute(child(level, 'lvlText'), 'val')?.slice(0, 20) ?? '%1.',
          paragraph: paragraphFormat(child(level, 'pPr')),
        },
      ];
    }),
  );
}
