const BULLET = '• ';

export interface Paragraph {
  /** Unique within the text, from its position. */
  key: string;
  isList: boolean;
  lines: string[];
}

/** Splits a plain text at blank lines into paragraphs. Lines with bullets become lists, without duplicates. */
export function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const [block, part] of text.split(/\n{2,}/).entries()) {
    for (const [index, line] of part.split('\n').entries()) {
      const isList = line.startsWith(BULLET);
      const words = isList ? line.slice(BULLET.length) : line;
      const last = paragraphs.at(-1);
      const isSame = index > 0 && last?.isList === isList;
      if (!isSame) paragraphs.push({ key: `${block}-${index}`, isList, lines: [words] });
      else if (!isList || !last.lines.includes(words)) last.lines.push(words);
    }
  }
  return paragraphs;
}
