import type { TextStyle } from '@kreda/document/engine/text/text-style';
import { composeResume } from '@kreda/document/kinds/resume/compose/compose';
import type { EntryContent, ResumeContent, SectionContent } from '@kreda/document/kinds/resume/compose/content';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { type Inline, type RichText, richTextToPlain } from '@kreda/document/kinds/resume/model/rich-text';
import { resolveStyle } from '@kreda/document/kinds/resume/styles/resolve-style';
import type { ColumnStyle, TemplateStyle } from '@kreda/document/kinds/resume/styles/template-style';
import { type Contender, type Subject, wordsOf } from '../src/peers/contender.ts';
import { openTypstCompiler, PHOTO_PATH, typstText } from './typst-compiler.ts';

/** CSS px in points. */
const pt = (px: number) => `${px * 0.75}pt`;

const A4_WIDTH_PX = 794;

function styled({ sizePx, weight, color }: TextStyle, content: string): string {
  return `#text(size: ${pt(sizePx)}, weight: ${weight}, fill: rgb("${color}"))[${content}]`;
}

/** The parts that are not null, as paragraphs. */
function paragraphs(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join('\n\n');
}

function linked(text: string, href: string | null): string {
  return href === null ? typstText(text) : `#link(${JSON.stringify(href)})[${typstText(text)}]`;
}

function inlineOf({ text, bold, italic, underline, href }: Inline): string {
  let markup = linked(text, href ?? null);
  if (bold) markup = `#strong[${markup}]`;
  if (italic) markup = `#emph[${markup}]`;
  return underline ? `#underline[${markup}]` : markup;
}

function richTextOf(blocks: RichText): string {
  return blocks
    .map((block) => {
      if (block.type === 'paragraph') return block.children.map(inlineOf).join('');
      const mark = block.style === 'numbered' ? '+' : '-';
      return block.items
        .map(({ level, children }) => `${'  '.repeat(level)}${mark} ${children.map(inlineOf).join('')}`)
        .join('\n');
    })
    .join('\n\n');
}

/** A level of 1 to 5 as dots, or as a bar over the column's width. */
function levelOf({ level }: EntryContent, { look }: ColumnStyle): string | null {
  if (level === null || level.shape === 'text') return null;
  const { filled, empty } = look.level;
  if (level.shape === 'bars')
    return (
      `#block(width: 100%, height: 4pt, radius: 2pt, fill: rgb("${empty}"))[#place(top + left, ` +
      `rect(width: ${level.value * 20}%, height: 4pt, radius: 2pt, fill: rgb("${filled}")))]`
    );
  return (
    `#stack(dir: ltr, spacing: 3.75pt, ..range(5).map(step => circle(radius: 3.4pt, ` +
    `fill: if step < ${level.value} { rgb("${filled}") } else { rgb("${empty}") })))`
  );
}

function entryOf(entry: EntryContent, column: ColumnStyle): string {
  const { look } = column;
  const words = (text: string, style: TextStyle) => (text === '' ? null : styled(style, typstText(text)));
  const dates = [entry.period, entry.place].filter((text) => text !== '').join(' · ');
  return `#block(below: ${pt(look.entryGapPx)})[\n${paragraphs([
    words(entry.title, look.entryTitle),
    words(entry.subtitle, look.entrySubtitle),
    words(dates, look.meta),
    entry.link && styled(look.link, linked(entry.link.text, entry.link.href)),
    words(entry.levelText, look.meta),
    levelOf(entry, column),
    words(entry.note, look.meta),
    ...entry.descriptions.map(({ blocks }) => richTextOf(blocks)),
  ])}\n]`;
}

function sectionOf({ title, entries }: Pick<SectionContent, 'title' | 'entries'>, column: ColumnStyle): string {
  const { look } = column;
  const head =
    `#block(above: ${pt(look.sectionGapPx)}, below: ${pt(look.titleGapPx)}, sticky: true)[` +
    `== ${styled(look.title, typstText(title))}\n` +
    `#line(length: 100%, stroke: ${pt(look.titleRule.thicknessPx)} + rgb("${look.titleRule.color}"))]`;
  return paragraphs([title === '' ? null : head, ...entries.map((entry) => entryOf(entry, column))]);
}

/** An envelope in the stroke and size of our icons. Every contact has this one. */
function iconOf(color: string): string {
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='${color}' stroke-width='2'>` +
    `<path d='M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z M3 7l9 6l9 -6'/></svg>`;
  return `#box(baseline: 1.5pt, image(bytes(${JSON.stringify(svg)}), format: "svg", width: 10pt))`;
}

function sectionsIn(column: ColumnStyle, { columns }: TemplateStyle, sections: readonly SectionContent[]) {
  const named = columns.flatMap((other) => (other.sections === 'rest' ? [] : other.sections));
  return sections.filter(({ slug }) =>
    column.sections === 'rest' ? !named.includes(slug) : column.sections.includes(slug),
  );
}

type StripHero = Extract<TemplateStyle['hero'], { kind: 'split' | 'masthead' }>;

interface Design {
  content: ResumeContent;
  style: TemplateStyle;
  hero: StripHero;
  main: ColumnStyle;
  side: ColumnStyle;
}

function designOf(resume: Resume): Design {
  const style = resolveStyle(resume);
  const [main, side] = (['main', 'side'] as const).map((id) => style.columns.find((column) => column.id === id));
  const { hero } = style;
  if (!main || !side || (hero.kind !== 'split' && hero.kind !== 'masthead'))
    throw new Error('Typst prints templates of two columns with the photo at the head of one');
  return { content: composeResume(resume), style, hero, main, side };
}

function nameOf({ content, hero }: Design): string {
  return paragraphs([
    `= ${styled(hero.name, typstText(content.name))}`,
    styled(hero.profession, typstText(content.profession)),
  ]);
}

/** The name on a band over the page's top; empty if the name is in the main column. */
function masthead(design: Design): string {
  const { hero, main, side } = design;
  if (hero.kind !== 'masthead') return '';
  const leftPx = Math.min(main.xPx, side.xPx);
  return (
    `#v(-${pt(main.topPx)})\n#block(width: 100%, below: ${pt(main.belowHeroPx)}, fill: rgb("${hero.color}"), ` +
    `inset: (left: ${pt(leftPx)}, y: ${pt(hero.paddingPx)}))[\n${nameOf(design)}\n]`
  );
}

function source(design: Design): string {
  const { content, style, hero, main, side } = design;
  const contacts = content.contacts.map(({ text, href }) =>
    styled(hero.contact, `${iconOf(hero.icon)} ${linked(text, href)}`),
  );
  const facts = content.facts.map(({ label, value }) =>
    styled(hero.contact, typstText([label, value].filter((part) => part !== '').join(': '))),
  );
  const columnOf = (column: ColumnStyle) =>
    sectionsIn(column, style, content.sections).map((section) => sectionOf(section, column));
  const backdrop = style.backdrop.map(
    ({ xPx, widthPx, color }) =>
      `place(top + left, dx: ${pt(xPx)}, rect(width: ${pt(widthPx)}, height: 100%, fill: rgb("${color}")))`,
  );
  const body = ({ look }: ColumnStyle) =>
    `#set text(size: ${pt(look.body.sizePx)}, fill: rgb("${look.body.color}"))\n#set list(marker: circle(radius: 1.5pt, fill: rgb("${look.bullet}")))`;
  return `#set document(title: ${JSON.stringify(content.name)})
#set page(paper: "a4", margin: (x: 0pt, top: ${pt(main.topPx)}, bottom: ${pt(main.bottomPx)}), background: { ${backdrop.join('; ')} },
  footer: context { if counter(page).get().first() > 1 { align(right, pad(right: ${pt(A4_WIDTH_PX - main.xPx - main.widthPx)}, [${typstText(content.name)} · #counter(page).display("1 / 1", both: true)])) } })
#set text(font: "Inter", lang: "pl", hyphenate: false)
#set par(leading: 0.55em, spacing: 0.55em)
${masthead(design)}
#grid(columns: (${pt(side.xPx)}, ${pt(side.widthPx)}, ${pt(main.xPx - side.xPx - side.widthPx)}, ${pt(main.widthPx)}),
[],
[${body(side)}
#align(center, box(clip: true, radius: 50%, width: 115pt, height: 115pt, stroke: 3pt + white, image(${JSON.stringify(PHOTO_PATH)}, width: 115pt)))

${paragraphs([...contacts, ...facts, ...columnOf(side)])}
],
[],
[${body(main)}
${hero.kind === 'split' ? nameOf(design) : ''}

${paragraphs(columnOf(main))}
])`;
}

/** All words: the side column, then the main one, with the name above both or at the head of the main one. */
function wordsIn({ content, style, hero, main, side }: Design): string[] {
  const ofEntry = (entry: EntryContent) => [
    entry.title,
    entry.subtitle,
    [entry.period, entry.place].filter((text) => text !== '').join(' · '),
    entry.link?.text ?? '',
    entry.levelText,
    entry.note,
    ...entry.descriptions.map(({ blocks }) => richTextToPlain(blocks)),
  ];
  const ofColumn = (column: ColumnStyle) =>
    sectionsIn(column, style, content.sections).flatMap(({ title, entries }) => [title, ...entries.flatMap(ofEntry)]);
  const name = [content.name, content.profession];
  return wordsOf([
    ...(hero.kind === 'masthead' ? name : []),
    ...content.contacts.map(({ text }) => text),
    ...content.facts.map(({ label, value }) => [label, value].filter((part) => part !== '').join(': ')),
    ...ofColumn(side),
    ...(hero.kind === 'split' ? name : []),
    ...ofColumn(main),
  ]);
}

/**
 * Typst compiles the same CV in the same design: two columns over several pages, the photo in a circle, icons, levels, rules, lists,
 * links, a footer, and the structure tags that Typst writes itself.
 */
export async function openTypstDesign({ resumeOfRound, photo }: Subject): Promise<Contender> {
  const compile = await openTypstCompiler(photo);
  return {
    prepare: async (round) => {
      const design = designOf(resumeOfRound(round));
      const markup = source(design);
      return { makePdf: async () => compile(markup), words: wordsIn(design) };
    },
    close: async () => {},
  };
}
