import type { ImportNote } from '../intake/import-note.ts';
import { allLines } from '../intake/rich-lines.ts';
import { type FileNode, pathOf, printableText, unreadTexts } from './file-node.ts';
import { htmlToRichText } from './html-to-rich-text.ts';

/** What the file says about itself: versions, generators, dates of saving, and how to print it. Nothing of it is the person's. */
const TECHNICAL = new Set(
  'documentinfo printingpreferences renderinginformation documentid processinginformation'.split(' '),
);
/** Parts that say one thing together. Each of them gets one note. */
const GROUPS = new Set(
  [
    'candidatesupplier',
    'attachment photo addressee localisation openingsalutation closingsalutation documentation headline type',
  ]
    .join(' ')
    .split(' '),
);
/** Codes beside a text, and marks that only programs read. They are technical as well. */
const CODES = new Set(
  [
    'code idref id ref key value type typecode languageid languagecode schemename schemeid schemeagencyid schemeagencyname',
    'schemeversionid listname listid listversionid listagencyname schemalocation usecode channelcode countrycode locale',
    'mimetype filetype instructions taxonomyid competencydimensiontypecode industrycode programconcentration validfrom validto',
    'currentindicator ongoing current cropping',
  ]
    .join(' ')
    .split(' '),
);
/** Files inside the file. */
const DATA = new Set(['data', 'embeddeddata', 'tempuri']);

/** Adds a note for every text that no reader has taken: one for all technical values, and one for each other part. */
export function noteRemainingTexts(root: FileNode, { note }: { note: (note: ImportNote) => void }): void {
  const technical = new Set<string>();
  const known = new Set(readNames(root));
  const walk = (node: FileNode): void => {
    const name = node.name.toLowerCase();
    if (TECHNICAL.has(name)) {
      for (const item of unreadTexts(node)) technical.add(textOf(item));
      return;
    }
    const isGroup = GROUPS.has(name);
    const unread = isGroup ? unreadTexts(node) : ownText(node);
    const texts = unread.flatMap((item) => {
      const text = textOf(item);
      if (!isCode(item)) return isRepeated(node) && known.has(text) ? [] : [text];
      technical.add(text);
      return [];
    });
    if (texts.length > 0) note({ kind: 'left-out', path: pathOf(node), text: [...new Set(texts)].join(', ') });
    if (!isGroup) node.children.forEach(walk);
  };
  walk(root);
  // Values are one line each, so that they can be counted.
  const lines = [...technical].map((text) => text.replace(/\s*\n\s*/g, ' ')).filter((text) => text !== '');
  if (lines.length > 0) note({ kind: 'technical', path: root.name, text: lines.join('\n') });
}

function ownText(node: FileNode): FileNode[] {
  return node.isRead || printableText(node) === '' ? [] : [node];
}

/** The supplier of a Candidate is the person once more. */
function isRepeated(group: FileNode): boolean {
  return group.name === 'CandidateSupplier';
}

function isCode(node: FileNode): boolean {
  return node.isMark || (CODES.has(node.name.toLowerCase()) && node.children.length === 0);
}

/** Of a file inside the file only the size, since its bytes say nothing to a reader. */
function textOf(node: FileNode): string {
  const text = printableText(node);
  if (DATA.has(node.name.toLowerCase()) && text.length > 100) return `${Math.ceil((text.length * 3) / 4 / 1024)} KiB`;
  return allLines(htmlToRichText(text)) || text;
}

function readNames(node: FileNode): string[] {
  const isName = node.isRead && ['GivenName', 'FamilyName', 'URI'].includes(node.name);
  return [...(isName ? [printableText(node)] : []), ...node.children.flatMap(readNames)];
}
