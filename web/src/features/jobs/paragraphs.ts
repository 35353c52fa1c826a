const BULLET = '• ';

export interface Paragraph {
  /** Its place in the text. */
  key: string;
  isList: boolean;
  lines: string[];
}

/** A plain text in its paragraphs and lists: blank lines divide paragraphs, and lines with bullets are a list, each once. */
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
