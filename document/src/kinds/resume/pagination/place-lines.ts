import type { PagePlan } from './choose-breaks.ts';
import { type ColumnLine, repeatedTitle } from './column-lines.ts';
import type {
  ColumnFrame,
  PlacedAtom,
  PlacedColumn,
  PlacedDescription,
  PlacedParagraph,
  PlacedSection,
  PlacedSubSection,
} from './flow.ts';

/**
 * Places the lines of a page from the frame's top. What began on an earlier page is marked as trimmed.
 *
 * @param repeatsTitles whether a section that continues on this page has its title here too.
 */
export function placeLines<T>(
  lines: readonly ColumnLine<T>[],
  { from, to, gapFactor }: PagePlan,
  { frame, repeatsTitles }: { frame: ColumnFrame; repeatsTitles: boolean },
): PlacedColumn<T> {
  const sections: PlacedSection<T>[] = [];
  let yPx = frame.topPx;
  const place = (atom: ColumnLine<T>['atom']): PlacedAtom<T> => {
    const placed = { yPx, ...atom };
    yPx += atom.heightPx;
    return placed;
  };
  let section: PlacedSection<T> | undefined;
  let subSection: PlacedSubSection<T> | undefined;
  let description: PlacedDescription<T> | undefined;
  let paragraph: PlacedParagraph<T> | undefined;
  for (let index = from; index < to; index++) {
    const line = lines[index]!;
    const above = index > from ? lines[index - 1]! : undefined;
    if (above) yPx += line.gapPx * gapFactor;
    if (!section || line.section !== above?.section) {
      const isTrimmed = index > line.sectionStart;
      section = { group: line.section.group, isTrimmed, title: null, subSections: [] };
      sections.push(section);
      const title = repeatsTitles ? repeatedTitle(line, index, frame.heightPx) : null;
      if (title) section.title = place(title);
    }
    if (line.subSection === null) {
      section.title = place(line.atom);
      continue;
    }
    if (!subSection || line.subSection !== above?.subSection) {
      const { entryId } = line.subSection;
      subSection = { entryId, isTrimmed: index > line.subSectionStart, head: [], descriptions: [] };
      section.subSections.push(subSection);
    }
    if (line.description === null) {
      subSection.head.push(place(line.atom));
      continue;
    }
    if (!description || line.description !== above?.description) {
      const { field } = line.description;
      description = { field, isTrimmed: index > line.descriptionStart, paragraphs: [] };
      subSection.descriptions.push(description);
    }
    if (!paragraph || line.paragraph !== above?.paragraph) {
      const { role, level } = line.paragraph!;
      paragraph = { role, level, isTrimmed: line.lineInParagraph > 0, lines: [] };
      description.paragraphs.push(paragraph);
    }
    paragraph.lines.push(place(line.atom));
  }
  return { sections };
}
