import type { OrderedSection } from '../model/sections.ts';
import type { TextStyle } from '../text/text-style.ts';

/** A template resolved with a resume's colours and fonts: concrete numbers and styles, no decisions left. Lengths in CSS px. */
export interface TemplateStyle {
  /** The page's own colour. */
  background: string;
  hero: HeroStyle;
  /** In reading order. */
  columns: ColumnStyle[];
  footer: FooterStyle;
}

export interface ColumnStyle {
  id: 'main' | 'side';
  xPx: number;
  widthPx: number;
  /** Where the column begins on pages without hero, and how far below the hero on the first. */
  topPx: number;
  belowHeroPx: number;
  bottomPx: number;
  /** The sections that stand here; `rest` takes what no other column names. */
  sections: readonly OrderedSection[] | 'rest';
  look: SectionLook;
  /** A strip behind the column, over the whole page. */
  strip: { xPx: number; widthPx: number; color: string } | null;
}

/** How sections look in a column. */
export interface SectionLook {
  title: TextStyle;
  titleAlign: 'left' | 'center';
  titleRule: { kind: 'below' | 'sides' | 'bar' | 'none'; color: string; thicknessPx: number };
  titleGapPx: number;
  sectionGapPx: number;
  entryGapPx: number;
  /** Between entries that are one line: skills, languages. */
  compactGapPx: number;
  paragraphGapPx: number;
  entryTitle: TextStyle;
  entrySubtitle: TextStyle;
  meta: TextStyle;
  body: TextStyle;
  link: TextStyle;
  /** Where dates and place stand: under the title, at its line's right end, or in a gutter on the left of that width. */
  dates: { kind: 'below' } | { kind: 'right' } | { kind: 'gutter'; widthPx: number };
  level: { filled: string; empty: string };
  bullet: string;
}

export type PhotoShape = 'circle' | 'rounded' | 'rectangle';

interface HeroTexts {
  name: TextStyle;
  profession: TextStyle;
  contact: TextStyle;
  /** Contact icons. */
  icon: string;
}

export type HeroStyle = HeroTexts &
  (
    | {
        /** Name over the main column, photo and contacts at the head of the side column. */
        kind: 'split';
        topPx: number;
        contactTitle: SectionLook;
        photo: { shape: PhotoShape; sizePx: number; border: string };
      }
    | {
        /** One block over the whole width, centred; left-aligned beside a photo. */
        kind: 'centred';
        topPx: number;
        marginPx: number;
        rule: string;
        photo: { shape: PhotoShape; widthPx: number; heightPx: number };
      }
    | {
        /** A band of colour over the page's whole head. */
        kind: 'band';
        color: string;
        stripe: string;
        marginPx: number;
        paddingPx: number;
        photo: { shape: PhotoShape; sizePx: number };
      }
  );

export interface FooterStyle {
  text: TextStyle;
  xPx: number;
  widthPx: number;
  /** From the page's foot to the baseline. */
  baselineFromFootPx: number;
}

/** A template: which choices it makes, given colours and fonts. Adding one is one file and a line in `templates.ts`. */
export interface Template {
  slug: string;
  /** Goes up when a change moves a saved resume's lines. */
  version: number;
  resolve(input: TemplateInput): TemplateStyle;
}

export interface TemplateInput {
  generalColor: string;
  accentColor: string;
  backgroundColor: string;
  headingFamily: TextStyle['family'];
  bodyFamily: TextStyle['family'];
}
