import type { EngineVersion } from '../../../engine/engine-version.ts';
import type { Backdrop } from '../../../engine/paint/backdrop.ts';
import type { TextStyle } from '../../../engine/text/text-style.ts';
import type { OrderedSection } from '../model/sections.ts';

/** A template resolved with a resume's colours and fonts: concrete numbers and styles, no decisions left. Lengths in CSS px. */
export interface TemplateStyle {
  engine: EngineVersion;
  /** The page's own colour. */
  background: string;
  /** Painted behind everything on every page, in order. */
  backdrop: Backdrop[];
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
  /** From the page's foot to where the column ends. */
  bottomPx: number;
  /** The sections that stand here; `rest` takes what no other column names. */
  sections: readonly OrderedSection[] | 'rest';
  look: SectionLook;
}

/** How sections look in a column. */
export interface SectionLook {
  title: TextStyle;
  titleCase: 'typed' | 'upper';
  titleAlign: 'left' | 'center';
  /** Over the section, in a gutter of that width on its left, or over the section and left of it by as much. */
  titlePlace: { kind: 'above' } | { kind: 'gutter'; widthPx: number } | { kind: 'outdent'; indentPx: number };
  titleRule: {
    kind: 'below' | 'above' | 'sides' | 'bar' | 'tick' | 'box' | 'none';
    color: string;
    thicknessPx: number;
  };
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
  /**
   * Where dates and place stand: under the title, at its line's right end, in a gutter on the left of that width, or under
   * the title beside a rail that joins the entries. Engine 2 sets none in a gutter, and leads to those at the line's end by a dot
   * and a hairline where `leader` gives the hairline's colour.
   */
  dates:
    | { kind: 'below' }
    | { kind: 'right'; leader?: string }
    | { kind: 'gutter'; widthPx: number }
    | { kind: 'rail'; widthPx: number; line: string; dot: string };
  /** Skills, languages and programs: a list with levels, rounded tags, or words in running text. */
  compact: { kind: 'list' } | { kind: 'tags'; fill: string; ink: string } | { kind: 'inline' };
  level: { filled: string; empty: string };
  bullet: string;
}

export type PhotoShape = 'circle' | 'rounded' | 'rectangle';

/** Contacts with icons, with words before them, or bare between bars. */
export type ContactForm = 'icons' | 'labels' | 'bare';

interface HeroTexts {
  name: TextStyle;
  nameCase: 'typed' | 'upper';
  profession: TextStyle;
  contact: TextStyle;
  contactForm: ContactForm;
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
        /** Name on a band of colour over the page's whole head; photo and contacts at the head of the side column below it. */
        kind: 'masthead';
        color: string;
        /**
         * How far the profession may run: over both columns, or over the left one alone. Readers find two columns by the white
         * between them and forgive one line that crosses it, which the name is.
         */
        professionOver: 'both' | 'left';
        /** On the left of the name and above and below it. */
        paddingPx: number;
        contactTitle: SectionLook;
        photo: { shape: PhotoShape; sizePx: number; border: string };
      }
    | {
        /** One block over the whole width without colour; left-aligned beside a photo. */
        kind: 'plain';
        topPx: number;
        marginPx: number;
        align: 'left' | 'center';
        /** Under the block, over its whole width. */
        rule: { color: string; thicknessPx: number; gapPx: number; isDouble: boolean } | null;
        photo: { shape: PhotoShape; widthPx: number; heightPx: number; side: 'left' | 'right' };
      }
    | {
        /** A band of colour over the page's whole head. */
        kind: 'band';
        color: string;
        /** A thinner band below it. */
        stripe: string | null;
        marginPx: number;
        paddingPx: number;
        photo: { shape: PhotoShape; sizePx: number; side: 'left' | 'right' };
      }
    | {
        /** A photo that fills one of the page's upper corners, the name beside it on colour. */
        kind: 'portrait';
        color: string;
        photo: { widthPx: number; heightPx: number; side: 'left' | 'right' };
        paddingPx: number;
      }
  );

export interface FooterStyle {
  text: TextStyle;
  xPx: number;
  widthPx: number;
  /** From the page's foot to the baseline. */
  baselineFromFootPx: number;
}
