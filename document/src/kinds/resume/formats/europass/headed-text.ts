import { LANGUAGES, type Language } from '../../../../engine/text/languages.ts';
import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import type { Period } from '../../model/period-fields.ts';
import type { Inline, RichText } from '../../model/rich-text.ts';
import { readMonth } from '../intake/month.ts';

/** An entry whose fields Europass has no elements for: they are in the first line of its text. */
export interface HeadedEntry extends Period {
  title: string;
  subtitle: string;
  place: string;
  url: string;
  description: RichText;
}

/**
 * An entry as a text: `**Title** – subtitle · place (2019-03 – 2021-07)` and its description below. The title links to the address.
 */
export function writeHeaded(entry: HeadedEntry, language: Language): RichText {
  const { title, subtitle, place, dateFrom, dateTo, present, url, description } = entry;
  const to = present ? DOCUMENT_LABELS[language].present : dateTo;
  const period = [dateFrom, to].filter((part) => part !== '').join(' – ');
  const dates = to !== '' && dateFrom === '' ? `– ${to}` : period;
  const details = place === '' ? subtitle : `${subtitle} · ${place}`.trimStart();
  const rest = `${details === '' ? '' : ` – ${details}`}${dates === '' ? '' : ` (${dates})`}`;
  const head: Inline[] = title === '' ? [] : [{ text: title, bold: true, ...(url === '' ? {} : { href: url }) }];
  if (rest !== '') head.push({ text: title === '' ? rest.trimStart() : rest });
  return [...(head.length === 0 ? [] : [{ type: 'paragraph' as const, children: head }]), ...description];
}

/** Reads a text of `writeHeaded`; null for other texts. */
export function readHeaded(blocks: RichText): HeadedEntry | null {
  const [head, ...description] = blocks;
  if (head?.type !== 'paragraph' || head.children.length > 2) return null;
  const [name, rest] = head.children;
  if (!name?.bold || name.italic || name.underline || name.text.includes('\n')) return null;
  if (rest && (rest.bold || rest.italic || rest.underline || rest.href !== undefined)) return null;
  const details = readDetails(rest?.text ?? '');
  const isAlone = rest === undefined && name.href === undefined;
  // A bold line above other text may be any heading.
  if (!details || (isAlone && description.length > 0)) return null;
  return { title: name.text, url: name.href ?? '', ...details, description };
}

const DETAILS = /^(?: – (.*?))?(?: \((?:(\d{4}(?:-\d\d)?))?(?: ?– (\S.*?))?\))?$/s;

function readDetails(text: string): Omit<HeadedEntry, 'title' | 'url' | 'description'> | null {
  const match = DETAILS.exec(text);
  if (!match) return null;
  const [, details = '', dateFrom = '', to = ''] = match;
  const present = LANGUAGES.some((language) => DOCUMENT_LABELS[language].present === to);
  const dateTo = present ? '' : to;
  if (readMonth(dateFrom) === null || readMonth(dateTo) === null) return null;
  const at = ` ${details}`.lastIndexOf(' · ');
  const subtitle = at < 0 ? details : ` ${details}`.slice(1, Math.max(1, at));
  return { subtitle, place: at < 0 ? '' : ` ${details}`.slice(at + 3), dateFrom, dateTo, present };
}
