import { toPrintable, toPrintableLine, withLineFeeds } from '../model/printable.ts';
import type { Resume } from '../model/resume.ts';
import type { RichText } from '../model/rich-text.ts';
import type { Address } from './addresses.ts';
import { materialise } from './materialise.ts';
import type { Overlay } from './overlay.ts';
import { lostFormats, readPlainLine, readRichText, type TextFormat } from './rich-markdown.ts';
import { originalTexts, type TranslatableText, translatableTexts, untranslated } from './translation.ts';
import { writeText } from './translation-markdown.ts';

/**
 * What became of one text of a translator's file:
 * - `taken`: it is the translation now;
 * - `unchanged`: the version has it already, or it is still the original;
 * - `refused`: it does not fit into its field;
 * - `repeated`: an earlier text of the file has the same marker;
 * - `unplaced`: no marker says where it belongs, or the one that does names nothing in the CV;
 * - `missing`: the file does not have it, and it is not translated.
 */
export type TranslationOutcome = 'taken' | 'unchanged' | 'refused' | 'repeated' | 'unplaced' | 'missing';

export interface ReadText {
  outcome: TranslationOutcome;
  /** Null for a text without a place. */
  address: Address | null;
  /** The line of the file that it begins in, from 1; null if the file does not have it. */
  line: number | null;
  /** The text as the file has it, as Markdown; of a missing one, the original. */
  text: string;
  /** The formats that the original has and the translation has not. */
  lost: readonly TextFormat[];
}

export interface ReadTranslation {
  /** The translations by address, as they are stored. */
  values: ReadonlyMap<Address, unknown>;
  /** One for each text of the file, in its order, then the missing ones. No text of the file is without one. */
  texts: readonly ReadText[];
}

/**
 * Reads a file of `toTranslationMarkdown` that a translator has changed. Markers say where a text belongs; headings only end the text before
 * them. Reading back what was written changes nothing.
 */
export function fromTranslationMarkdown(markdown: string, base: Resume, overlay: Overlay): ReadTranslation {
  const view = materialise(base, overlay).resume;
  const own = new Map(translatableTexts(view).map((text) => [text.address, text]));
  const originals = new Map(originalTexts(base, overlay).map((text) => [text.address, text]));
  const values = new Map<Address, unknown>();
  const seen = new Set<Address>();

  const read = ({ address, line, text }: FilePart): ReadText[] => {
    const place = address === null ? undefined : (own.get(address) ?? originals.get(address));
    const result = { address: place?.address ?? null, line, text, lost: [] };
    if (place === undefined) return text === '' ? [] : [{ ...result, outcome: 'unplaced' }];
    if (seen.has(place.address)) return [{ ...result, outcome: 'repeated' }];
    seen.add(place.address);
    const original = originals.get(place.address)?.value;
    const isAsBefore = [place.value, original].some((value) => value !== undefined && sameText(writeText(value), text));
    // A text that somebody deleted in the file is no translation.
    if (isAsBefore) return [{ ...result, outcome: 'unchanged' }];
    if (text === '') return [{ ...result, outcome: 'missing', text: writeText(place.value) }];
    const { value, rest } = readValue(text, place);
    const override = { value, base: original ?? null };
    const { unapplied } = materialise(base, { ...overlay, overrides: { [place.address]: override } });
    if (unapplied.length > 0) return [{ ...result, outcome: 'refused' }];
    values.set(place.address, value);
    const lost = Array.isArray(value) ? lostFormats((original ?? []) as RichText, value as RichText) : [];
    const taken: ReadText = { ...result, outcome: 'taken', lost };
    return rest === '' ? [taken] : [taken, { ...result, address: null, outcome: 'unplaced', text: rest }];
  };

  const texts = partsOf(markdown).flatMap(read);
  const missing = untranslated(base, overlay)
    .filter((address) => !seen.has(address))
    .map(
      (address): ReadText => ({
        outcome: 'missing',
        address,
        line: null,
        text: writeText(originals.get(address)?.value),
        lost: [],
      }),
    );
  return { values, texts: [...texts, ...missing] };
}

/** A text of the file, with what its marker says. */
interface FilePart {
  /** Null without a marker, or with a damaged one. */
  address: string | null;
  line: number;
  text: string;
}

const MARKER = /^\s*<!--\s*([A-Za-z0-9_/-]*[A-Za-z0-9_])\s*-->(.*)$/;
const HEADING = /^ {0,3}#{1,6}(\s|$)/;

/** The file cut at markers and headings. The first heading is the title of the file; other headings are the names of what follows. */
function partsOf(markdown: string): FilePart[] {
  const parts: (FilePart & { lines: string[] })[] = [];
  const begin = (address: string | null, line: number, rest = '') =>
    parts.push({ address, line, text: '', lines: [rest] });
  begin(null, 1);
  for (const [index, content] of withLineFeeds(markdown).split('\n').entries()) {
    const line = index + 1;
    const marker = MARKER.exec(content);
    if (marker) begin(marker[1]!, line, marker[2]!);
    else if (HEADING.test(content)) begin(null, line);
    // A marker that somebody damaged: what follows belongs nowhere, and to the text before it least of all.
    else if (/^\s*<!--/.test(content)) begin(null, line, content);
    else parts.at(-1)!.lines.push(content);
  }
  return parts.map(({ address, line, lines }) => ({ address, line, text: lines.join('\n').trim() }));
}

/** Spaces at the ends of lines and empty lines at both ends are no change. */
function sameText(a: string, b: string): boolean {
  const normal = (text: string) => text.trim().replace(/[ \t]+$/gm, '');
  return normal(a) === normal(b);
}

/** The value of a text. A field of one line takes the first paragraph; `rest` is what it has no room for. */
function readValue(text: string, { field }: TranslatableText): { value: unknown; rest: string } {
  if (field?.kind === 'rich-text') return { value: readRichText(toPrintable(text)), rest: '' };
  if (field?.kind === 'note') return { value: toPrintable(text.split('\n').map(readPlainLine).join('\n')), rest: '' };
  const [first = '', ...others] = text.split(/\n[ \t]*\n/);
  return { value: toPrintableLine(first.split('\n').map(readPlainLine).join(' ')), rest: others.join('\n\n').trim() };
}
