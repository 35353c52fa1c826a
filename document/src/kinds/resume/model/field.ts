/** What can be typed into a field: how it is checked, and which control its form shows. */
export type FieldKind = keyof RolesOfKind;

/** Where a field can be printed, by its kind. */
interface RolesOfKind {
  /** One line of text. */
  line: LineRole;
  email: 'email';
  phone: 'phone';
  'web-address': 'link' | 'website';
  /** A sentence or two, without formatting. */
  note: 'note' | 'level-text';
  'rich-text': 'introduction' | 'description';
  /** Year and month, or a year alone. */
  'year-month': 'date' | 'period-start' | 'period-end';
  /** A day. */
  date: 'fact';
  /** 1 to 5. */
  level: 'level';
  'language-level': 'level';
  'licence-category': 'title';
  flag: 'period-present' | 'fact';
}

type LineRole =
  | 'title'
  | 'subtitle'
  | 'place'
  | 'contact'
  | 'note'
  | 'name'
  | 'profession'
  | 'street'
  | 'city'
  | 'network'
  | 'fact'
  | 'fact-label'
  | 'fact-value';

/**
 * Where a field is printed. The roles that do not explain themselves:
 * - `title`: the first title that is filled in is the entry's title. Further titles come first in the subtitle.
 * - `subtitle`: all of them stand in one line, with commas between.
 * - `contact`: a link if it is a mail address or a telephone number, otherwise a note.
 * - `introduction`: a rich text that stands before all descriptions.
 * - `fact`: printed beside the contacts, behind a label of its own (`document-labels.ts`).
 * - `fact-label`, `fact-value`: a fact whose label the user types, printed after the others (`OWN_FACTS` of personal data).
 */
export type PrintRole = RolesOfKind[FieldKind];

/** The roles of the fields that together say when: forms set them in one row. */
export const PERIOD_ROLES: readonly PrintRole[] = ['period-start', 'period-end', 'period-present'];

/** Where a JSON Resume keeps a field. The paragraphs and the list items of a rich text may have a key each. */
export type JsonResumeName = string | { paragraphs: string; items: string };

/** What the product knows about a field of a section. The labels are with the forms, in each language. */
export type Field = {
  [K in FieldKind]: {
    kind: K;
    print: RolesOfKind[K];
    /** True where the form gives a single line the whole width. */
    isWide?: true;
    /** The key of the label, if it is not the field's name. */
    label?: string;
    /** The greatest length of the text, if it is less than that of a line. */
    maxCharacters?: K extends 'line' ? number : never;
    /** The autocomplete token of HTML. */
    autocomplete?: string;
    /** Absent if JSON Resume has no such field, or needs a conversion in `formats/json-resume/parts`. */
    jsonResume?: K extends 'date' | 'flag' ? never : K extends 'rich-text' ? JsonResumeName : string;
  };
}[FieldKind];

/** The fields of a section by name, in the order of its form. */
export type Fields = Readonly<Record<string, Field>>;

/** The names of those fields that are printed in one of the roles. */
export type FieldNamesIn<F extends Fields, R extends PrintRole = PrintRole> = {
  [K in keyof F & string]: F[K]['print'] extends R ? K : never;
}[keyof F & string];

/** The names of the fields that are printed in one of the roles, in the order of the form. */
export function namesInRole<F extends Fields, R extends PrintRole>(fields: F, ...roles: R[]): FieldNamesIn<F, R>[] {
  const wanted: readonly PrintRole[] = roles;
  const names = Object.entries(fields).flatMap(([name, { print }]) => (wanted.includes(print) ? [name] : []));
  return names as FieldNamesIn<F, R>[];
}
