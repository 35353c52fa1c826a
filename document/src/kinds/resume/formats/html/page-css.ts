import { PAPERS } from '../../../../engine/page-geometry.ts';
import type { Direction } from '../../../../engine/text/bidi.ts';
import type { Resume } from '../../model/resume.ts';
import { mix } from '../../styles/colors.ts';
import { backgroundAt } from '../../styles/readable-style.ts';
import type { ColumnStyle, TemplateStyle } from '../../styles/template-style.ts';
import { round, type Scale, scaleOf } from './css-values.ts';
import { heroCss } from './hero-css.ts';
import { isBeside } from './hero-html.ts';
import { sectionCss } from './section-css.ts';

/** From this width of the window on, columns stand side by side. A printed page is narrower and has them too. */
const WIDE = '@media print,(min-width:56em)';
const WIDE_SCREEN = '@media screen and (min-width:56em)';

const RESET = `*{margin:0;padding:0}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;print-color-adjust:exact;-webkit-print-color-adjust:exact}
address{font-style:inherit}
:is(.contact,.terms,.notes)>ul,ul:is(.terms,.notes),address>ul{list-style:none}
.text :is(ul,ol){padding-inline-start:1.35em}
h1,h2,h3,p,li,dd,dt,a{overflow-wrap:break-word;text-wrap:pretty}
h1,h2{text-wrap:balance}
a{text-decoration:underline;text-decoration-thickness:.06em;text-underline-offset:.18em}
a:is(:hover,:focus-visible){text-decoration-thickness:.12em}
a:focus-visible{outline:2px solid;outline-offset:2px;border-radius:2px}
.contact a,.address a{text-decoration-color:transparent}
:is(.contact,.address) a:is(:hover,:focus-visible){text-decoration-color:currentcolor}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.icon{fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.photo{display:block;box-sizing:border-box;object-fit:cover;flex:none}
.label,dt{font-weight:700}
.icons dt,.bare dt{font-weight:inherit}
.contact :is(dt,dd){display:inline}
.level{display:block;height:.95em;width:6.5em;margin-top:.25em;overflow:visible}
.level.bars{width:100%;height:6px}
.signature{display:flex;justify-content:space-between;gap:2rem;margin-top:3.5rem;break-inside:avoid}
.signature p{flex:0 1 42%}
.signature .line{display:block;min-height:1.6em;margin-bottom:.3em;border-bottom:1px solid}
.terms>li{break-inside:avoid}
.notes>li+li{margin-top:.35em}`;

/** Everything that a page needs to look like the resume's template: on a screen of any width, and on paper. */
export function pageCss(style: TemplateStyle, resume: Resume, direction: Direction): string {
  const main = style.columns.find(({ id }) => id === 'main')!;
  const scale = scaleOf(main.look.body.sizePx);
  return [
    RESET,
    sheetCss(style, resume, scale),
    ...style.columns.map(({ id, look }) => sectionCss(`.look-${id}`, look, scale)),
    contactsCss(style, scale),
    columnsCss(style, scale, direction),
    heroCss(style, scale),
    printCss(style, resume, main),
  ].join('\n');
}

/** The page is a sheet of paper in the resume's colours, also for readers who prefer dark pages. Only what is around it follows them. */
function sheetCss(style: TemplateStyle, { color }: Resume, { rem }: Scale): string {
  const desk = mix(color.generalColor, '#ffffff', 0.07);
  return `body{background:${desk}}
.sheet{position:relative;display:grid;max-width:${rem(style.page.widthPx)};margin:0 auto;background:${style.background};overflow:clip}
@media (min-width:70em){.sheet{margin:2.5rem auto;border-radius:4px;box-shadow:0 1px 2px rgb(0 0 0/.12),0 12px 40px rgb(0 0 0/.12)}}
@media (prefers-color-scheme:dark){body{background:#15171b}}`;
}

function contactsCss({ hero, columns }: TemplateStyle, { rem }: Scale): string {
  const rows = `.contact :is(li,dl>div){min-width:0;overflow-wrap:anywhere}
.contact.icons :is(li,dl>div){position:relative;padding-inline-start:1.65em}
.contact .icon{position:absolute;inset-inline-start:0;top:.2em}`;
  if (!isBeside(hero.kind))
    return `${rows}
.hero .contact{display:flex;flex-wrap:wrap;gap:${rem(5)} ${rem(20)};margin-top:${rem(12)}}
.hero .contact :is(address,ul,dl){display:contents}`;
  const side = columns.find(({ id }) => id === 'side');
  return `${rows}
.beside .contact :is(li,dl>div){padding-block:${rem(2)}}
.beside .photo{margin-bottom:${rem(28)};margin-inline:auto}
.beside .section+.section{margin-top:${rem(side?.look.sectionGapPx ?? 20)}}`;
}

interface Region {
  column: ColumnStyle;
  startPx: number;
  endPx: number;
}

/** The parts of the page's width that belong to the columns: up to the edge of a coloured area, or to the middle between them. */
function regionsOf({ columns, backdrop, page }: TemplateStyle): Region[] {
  const sorted = columns.toSorted((one, other) => one.xPx - other.xPx);
  const edges = backdrop
    .filter(({ heightPx }) => heightPx > page.heightPx / 2)
    .flatMap(({ xPx, widthPx }) => [xPx, xPx + widthPx]);
  const between = (one: ColumnStyle, other: ColumnStyle) => {
    const endPx = one.xPx + one.widthPx;
    return edges.find((edge) => edge >= endPx && edge <= other.xPx) ?? (endPx + other.xPx) / 2;
  };
  return sorted.map((column, index) => ({
    column,
    startPx: index === 0 ? 0 : between(sorted[index - 1]!, column),
    endPx: index === sorted.length - 1 ? page.widthPx : between(column, sorted[index + 1]!),
  }));
}

function columnsCss(style: TemplateStyle, { rem }: Scale, direction: Direction): string {
  const { hero, page } = style;
  const regions = regionsOf(style);
  const [first, second] = regions;
  const railPx = hero.kind === 'monogram' ? hero.rail.widthPx : 0;
  const narrow = [
    '.hero,.beside,.column{box-sizing:border-box;min-width:0;padding:1.5rem clamp(1.125rem,5vw,3rem)}',
    '.column:empty{display:none}',
    '.hero{display:flex;flex-wrap:wrap;align-items:center;gap:0 1.75rem}',
    '.hero .photo{order:-1;margin-block:0 1rem}',
    '.words{flex:1 1 0;min-width:min(100%,17rem)}',
    ...style.columns.map((column) => `.column.${column.id}{background:${backgroundAt(style, column)}}`),
    ...(isBeside(hero.kind) && second
      ? [`.beside{background:${backgroundAt(style, style.columns.find(({ id }) => id === 'side')!)}}`]
      : []),
    '.head>:is(.second,.when)+.when{margin-top:0}',
  ];
  const places = regions.map(({ column, startPx, endPx }) => {
    const [before, after] = [column.xPx - startPx, endPx - column.xPx - column.widthPx];
    return `.column.${column.id}{padding-inline:${rem(before)} ${rem(after)};padding-block:${rem(column.belowHeroPx)} ${rem(column.bottomPx)}}`;
  });
  const wide = [...places, ...heroPlace(style, regions, { rem })];
  const screen: string[] = [];
  if (first && second) {
    const share = (region: Region) => `minmax(0,${round(((region.endPx - region.startPx) / page.widthPx) * 100)}fr)`;
    const at = (id: ColumnStyle['id']) => regions.findIndex(({ column }) => column.id === id) + 1;
    screen.push(
      `.sheet{grid-template-columns:${share(first)} ${share(second)};grid-template-rows:auto auto 1fr}`,
      ...gridPlaces(hero.kind, { main: at('main'), side: at('side') }),
    );
  } else screen.push('.sheet{grid-template-columns:minmax(0,1fr)}');
  const dates = style.columns
    .filter(({ look }) => look.dates.kind === 'right')
    .map(
      ({
        id,
      }) => `.${id} .entry .head{display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:1.5rem;align-items:baseline}
.${id} .head>*{grid-column:1}
.${id} .head>.when{grid-column:2;grid-row:2;text-align:end}
.${id} .head.short>.when{grid-row:1}`,
    );
  const rail =
    railPx > 0
      ? `.sheet{padding-inline-start:clamp(.75rem,4vw,${rem(railPx)})}
.rail{position:absolute;inset-block:0;inset-inline-start:0;width:clamp(.75rem,4vw,${rem(railPx)})}
.rail span{display:none}
${WIDE}{.sheet{padding-inline-start:${rem(railPx)}}.rail{width:${rem(railPx)};padding-top:${rem(40)};box-sizing:border-box;text-align:center}.rail span{display:block;margin:0 25%;padding:.15em 0}}`
      : '';
  const pairs = style.columns
    .filter(({ look, widthPx }) => look.compact.kind === 'list' && widthPx >= 400)
    .map(
      ({
        id,
        look,
      }) => `.${id} .terms.list{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));gap:${rem(look.compactGapPx)} 2rem}
.${id} .terms.list>li{margin:0}`,
    );
  return [
    ...narrow,
    ...pairs,
    `@media print,(min-width:40em){${dates.join('\n')}}`,
    `${WIDE}{${wide.join('\n')}}`,
    `${WIDE_SCREEN}{${screen.join('\n')}}`,
    `@media print{${printedColumns(style, regions, direction).join('\n')}}`,
    rail,
    direction === 'rtl' ? '.rail{text-align:center}' : '',
  ].join('\n');
}

/** Where the head and the columns stand in the grid. Contacts in the side column may be higher than the name beside them. */
function gridPlaces(kind: TemplateStyle['hero']['kind'], at: { main: number; side: number }): string[] {
  switch (kind) {
    case 'split':
      return [
        `.hero{grid-area:1/${at.main}}`,
        `.beside{grid-area:1/${at.side}/3}`,
        `.column.main{grid-area:2/${at.main}/4}`,
        `.column.side{grid-area:3/${at.side}}`,
      ];
    case 'masthead':
      return [
        '.hero{grid-area:1/1/2/3}',
        `.beside{grid-area:2/${at.side}}`,
        `.column.main{grid-area:2/${at.main}/4}`,
        `.column.side{grid-area:3/${at.side}}`,
      ];
    default:
      return [
        '.hero{grid-area:1/1/2/3}',
        `.column.main{grid-area:2/${at.main}}`,
        `.column.side{grid-area:2/${at.side}}`,
      ];
  }
}

/**
 * Floats in place of the grid, whose rows browsers do not divide between pages: text at the end would be lost. The colours of the columns
 * are the page's background, since a column's own would end with its text.
 */
function printedColumns(style: TemplateStyle, regions: readonly Region[], direction: Direction): string[] {
  const { hero, page } = style;
  const [first, second] = regions;
  const percent = (px: number) => `${round((px / page.widthPx) * 100)}%`;
  const stripes = (startColor: string, edge: string, endColor: string) =>
    `html{background:linear-gradient(to ${direction === 'rtl' ? 'left' : 'right'},${startColor} ${edge},${endColor} ${edge})}`;
  if (!first || !second) {
    if (hero.kind !== 'monogram') return ['.sheet{display:block}'];
    const { color, widthPx } = hero.rail;
    return ['.sheet{display:block;background:none}', stripes(color, percent(widthPx), style.background)];
  }
  const placed = (selector: string, region: Region) => {
    const side = region === first ? 'inline-start' : 'inline-end';
    return `${selector}{float:${side};clear:${side};width:${percent(region.endPx - region.startPx)};background:none}`;
  };
  const main = regions.find(({ column }) => column.id === 'main')!;
  const side = regions.find(({ column }) => column.id === 'side')!;
  const colors = regions.map(({ column }) => backgroundAt(style, column));
  const edge = percent(second.startPx);
  return [
    '.sheet{display:flow-root;background:none}',
    stripes(colors[0]!, edge, colors[1]!),
    ...(hero.kind === 'split' ? [placed('.hero', main)] : []),
    placed('.beside', side),
    placed('.column.main', main),
    placed('.column.side', side),
  ];
}

/** The margins of the page's head, which are those of the columns below it. */
function heroPlace({ hero, page }: TemplateStyle, regions: readonly Region[], { rem }: Scale): string[] {
  const [first] = regions;
  const last = regions.at(-1);
  const main = regions.find(({ column }) => column.id === 'main')!;
  const side = regions.find(({ column }) => column.id === 'side');
  const inset = ({ column, startPx, endPx }: Region) =>
    `${rem(column.xPx - startPx)} ${rem(endPx - column.xPx - column.widthPx)}`;
  const across = `${rem(first!.column.xPx)} ${rem(page.widthPx - last!.column.xPx - last!.column.widthPx)}`;
  const block = (topPx: number, bottomPx: number) => `padding-block:${rem(topPx)} ${rem(bottomPx)}`;
  switch (hero.kind) {
    case 'split':
      return [
        `.hero{padding-inline:${inset(main)};${block(hero.topPx, 0)}}`,
        ...(side ? [`.beside{padding-inline:${inset(side)};${block(hero.topPx, 0)}}`] : []),
      ];
    case 'masthead':
      return [
        `.hero{padding-inline:${rem(hero.paddingPx)};${block(hero.paddingPx, hero.paddingPx)}}`,
        ...(side ? [`.beside{padding-inline:${inset(side)};${block(side.column.belowHeroPx, 0)}}`] : []),
      ];
    case 'plain':
    case 'monogram': {
      const railPx = hero.kind === 'monogram' ? hero.rail.widthPx : 0;
      const startPx = first!.column.xPx - railPx;
      return [
        `.hero{padding-inline:${rem(startPx)} ${rem(page.widthPx - last!.column.xPx - last!.column.widthPx)};${block(hero.topPx, 0)}}`,
        ...(railPx > 0 ? [`.column.main{padding-inline-start:${rem(startPx)}}`] : []),
      ];
    }
    case 'band':
    case 'two-tone':
      return [`.hero{padding-inline:${across};${block(hero.paddingPx, hero.paddingPx)}}`];
    case 'portrait':
      return [
        `.hero{padding-inline:${across};padding-block:0;padding-inline-${hero.photo.side === 'right' ? 'end' : 'start'}:0}`,
        `.hero .words{padding-block:${rem(hero.paddingPx)}}`,
        `.hero .photo{align-self:stretch;height:auto;min-height:${rem(hero.photo.heightPx)};margin:0}`,
      ];
  }
}

const PAPER_NAMES = { a4: 'A4', letter: 'letter' } as const;

function printCss({ background }: TemplateStyle, { pageSetup }: Resume, { look }: ColumnStyle): string {
  const { rem } = scaleOf(look.body.sizePx);
  const { widthPx } = PAPERS[pageSetup.paper];
  // 1 rem is the size of body text on the page, so that the printed page has the sizes of the PDF.
  return `@page{size:${PAPER_NAMES[pageSetup.paper]};margin:0}
@media print{
html{font-size:${round(look.body.sizePx * 0.75)}pt;background-color:${background}}
body{background:none}
.sheet{max-width:none;width:${widthPx}px;min-height:100vh;margin:0;border-radius:0;box-shadow:none}
h2,h3,.head{break-after:avoid}
.head,.photo,.contact li{break-inside:avoid}
p,li{orphans:2;widows:2}
a{text-decoration-color:transparent}
.column{padding-top:${rem(38)};box-decoration-break:clone;-webkit-box-decoration-break:clone}
}`;
}
