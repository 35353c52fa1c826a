import { isAuthorList } from './author-list.ts';
import { isLink } from './contact-fields.ts';
import type { FoundEntry } from './found-resume.ts';
import { nameEntries } from './name-entries.ts';
import { joinLines } from './paragraphs.ts';
import type { Line } from './piece.ts';
import { placeOfLines, readEntry } from './read-entry.ts';
import { type CitedEntry, splitCitations } from './split-citations.ts';
import { type EntryLine, type EntryLines, splitEntries } from './split-entries.ts';
import type { TracedEntry } from './traced-resume.ts';

/** "10.1234/abc.5 (Journal of Ferns)", as RenderCV prints it: a DOI or a web address, and what it belongs to. */
const ADDRESS_AND_VENUE = /^(10\.\d{4,9}\/\S+|\S+\.\S+)?(?:^|\s+)\((\p{Lu}[^()]{2,160})\)$/u;
const DOI_ONLY = /^10\.\d{4,9}\/\S+$/u;

/**
 * Reads publications: references in one text each, or entries with a title, authors and a venue on lines of their own.
 *
 * @param owner the last word of the person's name, which authors are known by.
 */
export function readPublications(
  lines: readonly Line[],
  { owner, ...room }: { owner: string; columnRight: number; textFrom: (x: number) => number | null },
): TracedEntry[] {
  const cited = splitCitations(lines, owner);
  if (cited) return cited.map(citedEntry);
  const split = splitEntries(lines, { kind: 'publications', columnRight: room.columnRight });
  const taken = split.map((entry) => takeFacts(entry, owner));
  const parts = taken.map(({ entry }) => readEntry(entry, room));
  return nameEntries(parts, 'publications').map((entry, index) => {
    const { authors, url, venue } = taken[index]!;
    // Only one of two names is the venue, and the brackets say which.
    const other = venue !== '' && entry.organisation !== '' ? [entry.organisation] : [];
    return {
      found: {
        ...entry,
        authors,
        organisation: venue || entry.organisation,
        url: url || entry.url,
        description: [...other, ...entry.description],
      },
      lines: split[index]!.lines.map(({ line }) => line),
      paragraphs: parts[index]!.description,
      certainty: venue === '' ? null : 0.9,
    };
  });
}

function citedEntry({ lines, text, citation }: CitedEntry): TracedEntry {
  const place = placeOfLines(lines);
  const found = { location: '', end: null, place };
  if (!citation) {
    const whole = { title: text, organisation: '', authors: '', start: null, url: '', description: [] };
    return { found: { ...found, ...whole }, lines, paragraphs: [], certainty: 0.6 };
  }
  const { title, venue, authors, date, url, detail, isVenueClear } = citation;
  const paragraphs = detail === '' ? [] : [{ text: detail, isItem: false, x: 0 }];
  return {
    found: {
      ...found,
      title,
      organisation: venue,
      authors,
      start: date,
      url,
      description: detail === '' ? [] : [detail],
    },
    lines,
    paragraphs,
    certainty: isVenueClear ? 0.9 : 0.7,
  };
}

interface TakenFacts extends Pick<FoundEntry, 'authors' | 'url'> {
  /** The entry without the lines of these facts. */
  entry: EntryLines;
  venue: string;
}

/** Takes the lines below the title that are authors, or an address with a venue in brackets. */
function takeFacts({ lines, titleLines }: EntryLines, owner: string): TakenFacts {
  const facts = { authors: '', url: '', venue: '' };
  const kept: EntryLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const text = index < titleLines || line.isBullet ? '' : (line.main?.text ?? '');
    const below = lines[index + 1]?.main?.text ?? '';
    const both = joinLines(text, below);
    if (facts.authors === '' && text !== '' && isAuthorList(text, owner)) {
      const isContinued = below !== '' && /[,;&]$/u.test(text) && isAuthorList(both, owner);
      facts.authors = isContinued ? both : text;
      if (isContinued) index++;
    } else if (facts.venue === '' && facts.url === '' && text !== '' && takeAddress(text, facts)) continue;
    else kept.push(line);
  }
  return { ...facts, entry: { lines: kept, titleLines } };
}

function takeAddress(text: string, facts: { url: string; venue: string }): boolean {
  const [, address = '', venue = ''] = ADDRESS_AND_VENUE.exec(text) ?? [];
  const isAddress = DOI_ONLY.test(address) || isLink(address);
  if (venue !== '' && (address === '' || isAddress)) Object.assign(facts, { url: address, venue });
  else if (DOI_ONLY.test(text)) facts.url = text;
  return facts.url !== '' || facts.venue !== '';
}
