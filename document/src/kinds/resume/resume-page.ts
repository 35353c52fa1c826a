import type { Draw } from '../../engine/blocks/draw.ts';
import { type Page, type PageDraws, type PageGroup, trimmedAttribute } from '../../engine/paint/page.ts';
import type {
  PlacedAtom,
  PlacedColumn,
  PlacedDescription,
  PlacedParagraph,
  PlacedSection,
  PlacedSubSection,
} from './pagination/flow.ts';

/** The parts of a resume's page. Positions are those of a left-to-right page, also for right-to-left resumes. */
export interface ResumePage extends Omit<Page, 'items'> {
  /** On the first page only; empty on the others. */
  hero: Draw[];
  /** In reading order. */
  columns: { id: string; xPx: number; rail: Draw[]; placed: PlacedColumn<Draw[]> }[];
  footer: Draw[];
}

/** The page in the form that the engine paints, with roles and data attributes of docs/page-svg.md. */
export function toPage({ hero, columns, footer, ...page }: ResumePage): Page {
  return {
    ...page,
    items: [
      group('hero', {}, [drawsAt(hero, 0, 0)]),
      group('columns', {}, columns.map(columnGroup)),
      group('footer', {}, [drawsAt(footer, 0, 0)]),
    ],
  };
}

function group(role: string, attributes: PageGroup['attributes'], items: PageGroup['items']): PageGroup {
  return { kind: 'group', role, attributes, items };
}

function drawsAt(draws: Draw[], xPx: number, yPx: number): PageDraws {
  return { kind: 'draws', xPx, yPx, draws };
}

function columnGroup({ id, xPx, rail, placed }: ResumePage['columns'][number]): PageGroup {
  const atom = ({ yPx, payload }: PlacedAtom<Draw[]>) => drawsAt(payload, xPx, yPx);
  const paragraph = ({ role, level, isTrimmed, lines }: PlacedParagraph<Draw[]>) =>
    group(
      role,
      { 'data-level': role === 'list-item' ? String(level) : undefined, ...trimmedAttribute(isTrimmed) },
      lines.map(atom),
    );
  const description = ({ field, isTrimmed, paragraphs }: PlacedDescription<Draw[]>) =>
    group('description', { 'data-field': field, ...trimmedAttribute(isTrimmed) }, paragraphs.map(paragraph));
  const subSection = ({ entryId, isTrimmed, head, descriptions }: PlacedSubSection<Draw[]>) =>
    group('sub-section', { 'data-entry': entryId, ...trimmedAttribute(isTrimmed) }, [
      ...head.map(atom),
      ...descriptions.map(description),
    ]);
  const section = ({ group: slug, isTrimmed, title, subSections }: PlacedSection<Draw[]>) =>
    group('section', { 'data-group': slug, ...trimmedAttribute(isTrimmed) }, [
      ...(title ? [group('section-title', {}, [atom(title)])] : []),
      ...subSections.map(subSection),
    ]);
  return group('column', { 'data-column': id }, [drawsAt(rail, xPx, 0), ...placed.sections.map(section)]);
}
