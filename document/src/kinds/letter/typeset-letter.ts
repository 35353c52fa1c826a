import { mirrorPage } from '../../engine/paint/mirror-page.ts';
import { type Page, type PageItem, toPageItems } from '../../engine/paint/page.ts';
import { paintPage } from '../../engine/paint/paint-page.ts';
import { countLetters, type Direction, directionOf } from '../../engine/text/bidi.ts';
import type { Hyphenator } from '../../engine/text/hyphenator.ts';
import type { TextRules } from '../../engine/text/itemise.ts';
import { keepLayouts } from '../../engine/text/keep-layouts.ts';
import { toBcp47 } from '../../engine/text/languages.ts';
import type { LetterOutlines } from '../../engine/text/letter-outline.ts';
import type { ParagraphLayout } from '../../engine/text/paragraph.ts';
import { createShaper, type FontSource, type Shaper } from '../../engine/text/shaper.ts';
import { TooManyPagesError } from '../../engine/too-many-pages.ts';
import { textSettingOf } from '../resume/compose/text-setting.ts';
import { footerDraws } from '../resume/layout/footer.ts';
import { DOCUMENT_LABELS } from '../resume/model/document-labels.ts';
import { richTextToPlain } from '../resume/model/rich-text.ts';
import { composeLetter, type LetterContent } from './compose/compose-letter.ts';
import { hanFormsOfLetter } from './compose/fonts-of-letter.ts';
import { fitLetter } from './fit/fit-letter.ts';
import { type LaidOutLetter, layoutLetter } from './layout/layout-letter.ts';
import { dividesWords } from './letter-data.ts';
import type { LetterOfResume } from './model/letter.ts';
import { type LetterStyle, letterStyleOf } from './styles/letter-style.ts';

/** A typeset letter: one SVG per page, in the grammar of docs/page-svg.md. */
export interface TypesetLetter {
  pages: string[];
}

export interface LetterOptions {
  /** The signature's bytes as `data:image/png;base64,…` or JPEG; without it the signature's place stays empty. */
  signature?: string;
  /** Of the letter's language (`loadLetterData`). Required if the letter divides words. */
  hyphenator?: Hyphenator;
  /** Typesetting stops as soon as it is certain that the letter takes more pages. No limit if absent. */
  maxPages?: number;
}

export interface LetterTypesetter {
  /**
   * Typesets a letter. The same letter, resume, signature and fonts give the same bytes, in Node and in all browsers.
   *
   * @throws FontNotGivenError if a face that the letter needs was not given, Error if the hyphenator was not, or the template version is not
   * loaded, TooManyPagesError for more than `maxPages`.
   */
  typeset(document: LetterOfResume, options?: LetterOptions): TypesetLetter;
  /** Does the same without painting: a Word document is made of it. */
  layOut(document: LetterOfResume, options?: Omit<LetterOptions, 'signature'>): LetterLayout;
}

/** A laid out letter, its composed content, and the style that it is laid out in. */
export interface LetterLayout {
  layout: LaidOutLetter;
  content: LetterContent;
  style: LetterStyle;
  direction: Direction;
  paragraphs: ParagraphLayout;
  outlines: LetterOutlines;
}

/** How all letters are set. */
const RULES: Omit<TextRules, 'han' | 'direction'> = {
  engine: 2,
  keepsNumbers: true,
  keepsAmounts: true,
  trimsSeparators: true,
};

/**
 * Makes a typesetter with the given font files. It caches its work, so keep and reuse it.
 *
 * @param shaper of the same fonts, if the caller has one: each shaper holds its fonts in memory that is never returned.
 */
export function createLetterTypesetter(
  faces: readonly FontSource[],
  shaper: Shaper = createShaper(faces),
): LetterTypesetter {
  const layoutFor = keepLayouts(shaper);
  const layOut: LetterTypesetter['layOut'] = ({ letter, resume }, { hyphenator, maxPages } = {}) => {
    const style = letterStyleOf(resume);
    const content = composeLetter(letter, resume, textSettingOf(style.head, resume.pageSetup));
    const direction = directionOfLetter(content);
    const han = hanFormsOfLetter(letter, resume);
    const divider = hyphenator?.language === letter.language ? hyphenator : undefined;
    const divides = dividesWords(letter, resume);
    if (divides && !divider) throw new Error(`Hyphenation of ${letter.language} was not given to the typesetter`);
    const paragraphs = layoutFor({ ...RULES, han, direction }, divider);
    const outlines: LetterOutlines = (sign, face) => shaper.outline(sign, face, han);
    const tools = {
      paragraphs,
      outlines,
      hyphenator: divides ? divider : undefined,
      signature: letter.signature,
      maxPages,
    };
    const layout = fitLetter(letter.fit, (setting) => layoutLetter(content, style, { ...tools, setting }));
    if (maxPages !== undefined && layout.pages.length > maxPages) throw new TooManyPagesError(maxPages);
    return { layout, content, style, direction, paragraphs, outlines };
  };
  return {
    layOut,
    typeset(document, { signature, ...options } = {}) {
      const laidOut = layOut(document, options);
      const pages = toPages(laidOut, document);
      return {
        pages: pages.map((page) => paintPage(laidOut.direction === 'rtl' ? mirrorPage(page) : page, signature)),
      };
    },
  };
}

/** The writing direction of the user's own text. A letter without text runs from left to right. */
function directionOfLetter({ sender, subject, body }: LetterContent): Direction {
  return directionOf([sender.name, subject, richTextToPlain(body)].map(countLetters));
}

function toPages(
  { layout: { head, pages }, style, content, paragraphs }: LetterLayout,
  { letter, resume }: LetterOfResume,
): Page[] {
  const { page: size, background, backdrop } = style;
  const { name } = content.sender;
  const { signature } = DOCUMENT_LABELS[letter.language];
  const pageCount = pages.length;
  return pages.map((nodes, index): Page => {
    const number = index + 1;
    const footer =
      index > 0 && resume.pageSetup.footer
        ? footerDraws(style.footer, name, { number, pageCount, heightPx: size.heightPx, paragraphs })
        : [];
    const part = (role: string, items: PageItem[]): PageItem => ({ kind: 'group', role, attributes: {}, items });
    const draws = (drawn: typeof footer): PageItem => ({ kind: 'draws', xPx: 0, yPx: 0, draws: drawn });
    return {
      engine: 2,
      size,
      number,
      pageCount,
      language: toBcp47(letter.language),
      title: [name, content.subject].filter((text) => text !== '').join(' – '),
      photoLabel: name === '' ? signature : `${signature}: ${name}`,
      background,
      backdrop,
      items: [
        part('hero', [draws(index === 0 ? head.draws : [])]),
        ...toPageItems(nodes, style.xPx),
        part('footer', [draws(footer)]),
      ],
    };
  });
}
