import type { EngineVersion } from '../../../engine/engine-version.ts';
import type { PageSize } from '../../../engine/page-geometry.ts';
import type { Backdrop } from '../../../engine/paint/backdrop.ts';
import type { TextStyle } from '../../../engine/text/text-style.ts';
import type { PhotoShape } from '../model/page-setup.ts';
import type { OrderedSection } from '../model/sections.ts';

/**
 * How pages are made up: `greedy` fills each page before the next one begins and is frozen; `optimal` chooses all breaks of a column
 * together and is frozen; `composed` also sets a resume tighter where that saves a page, fills pages before the last rather than the last
 * one, spreads an only page to its foot, repeats the titles of continued sections in one column, and keeps jobs at one employer closer
 * together (docs/decisions/0061).
 */
export type PageBreaks = 'greedy' | 'optimal' | 'composed';

/**
 * How typed text is set: `quotes` replaces straight quotation marks and is frozen; `by-language` also sets dashes, inner quotation marks and
 * apostrophes, keeps numbers with their words, and aligns facts with the text of contacts, and is frozen; `detailed` also drops separators
 * where a line ends (docs/decisions/0043) and is frozen; `precise` also keeps amounts with their currency, breaks references to laws between
 * their parts, draws language levels no higher than they are (docs/decisions/0061), and prints a month once that is both start and end
 * (docs/decisions/0054).
 */
export type Typography = 'quotes' | 'by-language' | 'detailed' | 'precise';

/** A template resolved with a resume's colours and fonts: concrete numbers and styles without further decisions. Lengths in CSS px. */
export interface TemplateStyle {
  engine: EngineVersion;
  pageBreaks: PageBreaks;
  typography: Typography;
  page: PageSize;
  /** The page's background colour. */
  background: string;
  /** Painted behind everything else, in order. */
  backdrop: Backdrop[];
  /** Replaces the backdrop on pages where a column is alone. Absent for none. */
  backdropAlone?: Backdrop[];
  /**
   * On pages after the first, the coloured area behind the side column ends so far below the column's content, px, and `backdropAlone`
   * goes on below it. Absent: it reaches the foot of each page.
   */
  stripEndsBelowPx?: number;
  /** Whether text may be up to a twentieth smaller where that saves a page and nothing milder does. Absent: it keeps its size. */
  mayShrinkText?: true;
  hero: HeroStyle;
  /** In reading order. */
  columns: ColumnStyle[];
  footer: FooterStyle;
  /** Place, date and signature at the foot of the last page, below the main column's content. Absent: not printed. */
  signature?: SignatureStyle;
}

export interface ColumnStyle {
  id: 'main' | 'side';
  xPx: number;
  widthPx: number;
  /** Where the column's left margin begins: the right edge of a coloured rail. Absent: the page's edge. */
  marginFromPx?: number;
  /** The column's place on pages where no other column has content. Absent if it does not change. */
  alone?: { xPx: number; widthPx: number };
  /** The column's top on pages without a hero, and its distance below the hero on the first page. */
  topPx: number;
  belowHeroPx: number;
  /** Distance of the column's end from the page's foot. */
  bottomPx: number;
  /** The sections in this column. `rest` takes all that no other column names. */
  sections: readonly OrderedSection[] | 'rest';
  look: SectionLook;
}

/**
 * What stands by a section's title. `after`: a line from the title's end to the column's edge. `tab`: the title on a coloured area of its
 * own width, which stands on a line as wide as the column.
 */
export type TitleRule =
  | {
      kind: 'below' | 'above' | 'sides' | 'after' | 'bar' | 'tick' | 'box' | 'none';
      color: string;
      thicknessPx: number;
    }
  | { kind: 'tab'; color: string; thicknessPx: number; ink: string };

/** The look of sections in a column. */
export interface SectionLook {
  title: TextStyle;
  titleCase: 'typed' | 'upper';
  titleAlign: 'left' | 'center';
  /** Above the section; in a gutter of that width to its left; or above the section and further left by the indent. */
  titlePlace: { kind: 'above' } | { kind: 'gutter'; widthPx: number } | { kind: 'outdent'; indentPx: number };
  titleRule: TitleRule;
  /** A disc with the section's icon at the left of its title. Absent: no icon. */
  titleIcon?: { fill: string; ink: string };
  titleGapPx: number;
  sectionGapPx: number;
  entryGapPx: number;
  /** Between entries of one line: skills, languages. */
  compactGapPx: number;
  paragraphGapPx: number;
  entryTitle: TextStyle;
  entrySubtitle: TextStyle;
  meta: TextStyle;
  body: TextStyle;
  link: TextStyle;
  /**
   * Position of dates and place: under the title; at the right end of its line; in a gutter of that width on the left; or under the title,
   * next to a rail that joins the entries. Engine 2 has no gutter. For dates at the line's end it draws a dot and a hairline leading to
   * them, if `leader` gives the hairline's colour. The hairline begins in the middle of the dot if `isJoined`, and behind it otherwise. The
   * dot has the hairline's colour if `isDotFaint`: it is there for software.
   */
  dates:
    | { kind: 'below' }
    | { kind: 'right'; leader?: string; isJoined?: boolean; isDotFaint?: boolean }
    | { kind: 'gutter'; widthPx: number }
    | { kind: 'rail'; widthPx: number; line: string; dot: string };
  /**
   * Skills, languages and programs: a list with levels, rounded tags, or words in running text. In running text a level without a
   * description is printed as a number, or left out. Tags are pills with level shapes and notes below, or labels that contain levels in
   * words and short notes. Names in running text are bold; if `namesBold` is `described`, only in sections where a level or a note
   * follows one of them: bold names alone are a block of bold text.
   */
  compact:
    | { kind: 'list' }
    | { kind: 'tags'; form: 'pills' | 'labels'; fill: string; ink: string }
    | { kind: 'inline'; levels: 'numbers' | 'words'; namesBold?: 'described' };
  /**
   * Levels of a narrow column stand at the ends of their names' lines where all sections of the column have room: `always`, or `tight` if
   * that saves a page of the column. Absent: below the names.
   */
  levelsBeside?: 'tight' | 'always';
  level: { filled: string; empty: string };
  bullet: string;
  /** A line to the left of the column, along all its sections. Absent: none. */
  rail?: SectionsRail;
  /** Absent: entries of all sections have a head of several lines. */
  bibliography?: Bibliography;
}

/** A line along a column's sections, with a ring for each section's title and a dot for each job, school, project or the like. */
export interface SectionsRail {
  /** Distance of the line's middle from the column's left edge. */
  offsetPx: number;
  line: string;
  mark: string;
  /** Inside the rings. */
  hole: string;
}

/** Sections whose entries are set as references: close lines, all but the title indented. For lists of papers, courses, certificates. */
export interface Bibliography {
  sections: readonly OrderedSection[];
  indentPx: number;
  /** Between two references. */
  gapPx: number;
}

/** Contacts with icons, with labels, or bare with separators. */
export type ContactForm = 'icons' | 'labels' | 'bare';

interface HeroTexts {
  name: TextStyle;
  nameCase: 'typed' | 'upper';
  profession: TextStyle;
  contact: TextStyle;
  contactForm: ContactForm;
  /** Colour of contact icons. */
  icon: string;
}

export type HeroStyle = HeroTexts &
  (
    | {
        /** Name above the main column; photo and contacts at the head of the side column. */
        kind: 'split';
        topPx: number;
        /**
         * The minimum distance of the strip's first baseline from those of the text next to it, px. The strip begins lower where a name in
         * a smaller size comes closer: software would read both as one line. Absent: the strip keeps its place.
         */
        baselinesApartPx?: number;
        contactTitle: SectionLook;
        photo: { shape: PhotoShape; sizePx: number; border: string };
      }
    | {
        /** Name on a coloured band across the page's top; photo and contacts below it, at the head of the side column. */
        kind: 'masthead';
        color: string;
        /**
         * The width of the profession: over both columns, or over the left one alone. Software finds two columns by the white space between
         * them, and tolerates one line that crosses it. The name is already one.
         */
        professionOver: 'both' | 'left';
        /** Padding to the left of the name, above it and below it. */
        paddingPx: number;
        contactTitle: SectionLook;
        photo: { shape: PhotoShape; sizePx: number; border: string };
      }
    | {
        /** One block of full width without a coloured area; left-aligned next to a photo. */
        kind: 'plain';
        topPx: number;
        marginPx: number;
        align: 'left' | 'center';
        /** Below the block, over its full width. */
        rule: { color: string; thicknessPx: number; gapPx: number; isDouble: boolean } | null;
        /** Contacts in rows that wrap, or one below the other. Absent: rows. */
        contactsIn?: 'rows' | 'list';
        photo: { shape: PhotoShape; widthPx: number; heightPx: number; side: 'left' | 'right' };
      }
    | {
        /** A coloured band across the page's top. */
        kind: 'band';
        color: string;
        /** A thinner band below it. */
        stripe: string | null;
        marginPx: number;
        paddingPx: number;
        photo: { shape: PhotoShape; sizePx: number; side: 'left' | 'right' };
      }
    | {
        /** Name on a coloured band across the page's top, contacts on a band of another colour below it. A photo lies over both. */
        kind: 'two-tone';
        color: string;
        /** The colour of the band with the contacts. */
        lower: string;
        marginPx: number;
        paddingPx: number;
        photo: { shape: PhotoShape; sizePx: number; border: string };
      }
    | {
        /** Name, contacts and a photo at their right above the main column; the person's initials below each other on a rail at its left. */
        kind: 'monogram';
        topPx: number;
        photo: { shape: PhotoShape; widthPx: number; heightPx: number };
        /** The coloured rail is part of the backdrop. The letters are drawings: software would take written ones for words. */
        rail: { widthPx: number; color: string };
        letter: TextStyle;
        /** The line between the letters. */
        line: string;
      }
    | {
        /** A photo that fills one of the page's upper corners, with the name next to it on a coloured area. */
        kind: 'portrait';
        color: string;
        photo: { widthPx: number; heightPx: number; side: 'left' | 'right' };
        paddingPx: number;
      }
  );

/** Two lines to be filled in by hand. The first begins with the person's city. */
export interface SignatureStyle {
  city: TextStyle;
  /** Below the lines. */
  caption: TextStyle;
  line: string;
  /** Distance from the content above, px. The space is for writing. */
  gapPx: number;
}

export interface FooterStyle {
  text: TextStyle;
  xPx: number;
  widthPx: number;
  /** Distance of the baseline from the page's foot. */
  baselineFromFootPx: number;
}
