import type { TextItem } from '../../../../../reader/found-resume.ts';
import { textWidth } from '../pdf/text-width.ts';

// Sets pages as LinkedIn's "Save to PDF" does: US Letter, two columns, Arial Unicode MS in a size for each kind of text.

const SIDE = { x: 21.6, right: 194.4 } as const;
const MAIN = { x: 223.6, right: 590.4 } as const;
const PAGE_BOTTOM_PT = 765;

export interface LinkedInProfilePages {
  name: string;
  headline: string;
  place?: string;
  /** Words in the file's language; English ones if they are not given. */
  words?: Partial<
    Record<
      'contact' | 'skills' | 'languages' | 'certifications' | 'honours' | 'summary' | 'experience' | 'education',
      string
    >
  >;
  /** The footer of a page. */
  footer?: (page: number, pages: number) => string;
  contact?: { text: string; label?: string; isLink?: boolean }[];
  skills?: string[];
  languages?: string[];
  certifications?: string[];
  honours?: string[];
  summary?: string[];
  experience?: {
    company: string;
    total?: string;
    positions: { title: string; dates: string; place?: string; description?: string[] }[];
  }[];
  education?: { school: string; degree: string }[];
}

/** Breaks a text where it has no room, between words and behind hyphens. */
function wrap(text: string, size: number, { x, right }: { x: number; right: number }): string[] {
  const lines: string[] = [];
  for (const unit of text.match(/\S*?[^\s\d-]-(?=\S)|\S+\s*/g) ?? []) {
    const line = lines.at(-1);
    if (line !== undefined && textWidth((line + unit).trimEnd(), size) <= right - x)
      lines[lines.length - 1] = line + unit;
    else lines.push(unit);
  }
  return lines.map((line) => line.trimEnd());
}

interface Cursor {
  page: number;
  y: number;
}

function createColumn(items: TextItem[], column: { x: number; right: number }) {
  const cursor: Cursor = { page: 1, y: 40 };
  /** Sets lines: the first one `step` below the line above, the others `inner` below each other. */
  return (text: string, { size, step, inner = 14.4 }: { size: number; step: number; inner?: number }) => {
    for (const [index, line] of wrap(text, size, column).entries()) {
      cursor.y += index === 0 ? step : inner;
      if (cursor.y > PAGE_BOTTOM_PT) Object.assign(cursor, { page: cursor.page + 1, y: 54 });
      const width = textWidth(line, size);
      items.push({
        page: cursor.page,
        text: line,
        x: column.x,
        y: cursor.y,
        width,
        size,
        font: 'EAAAAA+ArialUnicodeMS',
      });
    }
  };
}

export function linkedInPages(profile: LinkedInProfilePages): TextItem[] {
  const items: TextItem[] = [];
  const words = {
    ...{ contact: 'Contact', skills: 'Top Skills', languages: 'Languages', certifications: 'Certifications' },
    ...{ honours: 'Honors-Awards', summary: 'Summary', experience: 'Experience', education: 'Education' },
    ...profile.words,
  };
  setSide(profile, words, createColumn(items, SIDE));
  setMain(profile, words, createColumn(items, MAIN));
  const pages = Math.max(...items.map(({ page }) => page));
  const { footer = (page: number) => `Page ${page} of ${pages}` } = profile;
  for (let page = 1; page <= pages; page++)
    items.push(
      ...footer(page, pages)
        .split(' ')
        .map(
          (text, index): TextItem => ({
            ...{
              page,
              text,
              x: 384 + index * 20,
              y: 778.1,
              width: textWidth(text, 9),
              size: 9,
              font: 'EAAAAA+ArialUnicodeMS',
            },
          }),
        ),
    );
  return items;
}

type SetText = ReturnType<typeof createColumn>;
type Words = Record<keyof NonNullable<LinkedInProfilePages['words']>, string>;

function setSide(profile: LinkedInProfilePages, words: Words, set: SetText): void {
  set(words.contact, { size: 13, step: 14.4 });
  for (const { text, label, isLink } of profile.contact ?? []) {
    const size = isLink ? 11 : 10.5;
    const step = isLink ? 14.4 : 12.6;
    set(label === undefined ? text : `${text} (${label})`, { size, step, inner: isLink ? 14.4 : 12.6 });
  }
  for (const kind of ['skills', 'languages', 'certifications', 'honours'] as const) {
    const names = profile[kind] ?? [];
    if (names.length === 0) continue;
    set(words[kind], { size: 13, step: 34.7 });
    for (const name of names) set(name, { size: 10.5, step: 17.6, inner: 12.6 });
  }
}

function setMain(profile: LinkedInProfilePages, words: Words, set: SetText): void {
  set(profile.name, { size: 26, step: 25.5, inner: 31 });
  set(profile.headline, { size: 12, step: 21.2 });
  if (profile.place !== undefined) set(profile.place, { size: 12, step: 15.4 });
  if (profile.summary) {
    set(words.summary, { size: 15.75, step: 37.6 });
    for (const line of profile.summary) set(line, { size: 12, step: 18, inner: 18 });
  }
  if (profile.experience) set(words.experience, { size: 15.75, step: 53.8 });
  for (const { company, total, positions } of profile.experience ?? []) {
    set(company, { size: 12, step: 30.5 });
    if (total !== undefined) set(total, { size: 10.5, step: 16.5 });
    for (const { title, dates, place, description = [] } of positions) {
      set(title, { size: 11.5, step: 21.3 });
      set(dates, { size: 10.5, step: 14.5 });
      if (place !== undefined) set(place, { size: 10.5, step: 14.7 });
      for (const [index, line] of description.entries())
        set(line, { size: 10.5, step: index === 0 ? 21.3 : 18, inner: 18 });
    }
  }
  if (profile.education) set(words.education, { size: 15.75, step: 57.2 });
  for (const { school, degree } of profile.education ?? []) {
    set(school, { size: 12, step: 25.5 });
    if (degree !== '') set(degree, { size: 10.5, step: 17.6, inner: 18 });
  }
}
