import { BorderStyle, ImageRun, Paragraph, type ParagraphChild } from 'docx';
import type { DocxColumn } from '../../../resume/formats/docx/column.ts';
import { type Block, grid, spacer } from '../../../resume/formats/docx/grid.ts';
import { headingParagraphs } from '../../../resume/formats/docx/heading.ts';
import { richText } from '../../../resume/formats/docx/lists.ts';
import { runFormat, textRuns } from '../../../resume/formats/docx/runs.ts';
import { toBorderSize, toHex, toTwips } from '../../../resume/formats/docx/units.ts';
import { DOCUMENT_LABELS } from '../../../resume/model/document-labels.ts';
import { ABOVE_ENCLOSURES, AROUND_PICTURE, BY_HAND, signatureSize } from '../../layout/closing.ts';
import { PARAGRAPH_GAP } from '../../layout/layout-letter.ts';
import { BLOCK_GAPS, POLISH_GAPS, polishAxis } from '../../layout/opening.ts';
import type { LetterSignature } from '../../model/letter.ts';
import { DIN_5008 } from '../../styles/measures.ts';
import type { LetterLayout } from '../../typeset-letter.ts';

/** A picture of the signature with its stored bytes. */
interface SignaturePicture {
  bytes: Uint8Array;
  size: LetterSignature;
}

interface Line {
  text: string;
  /** White space above, px. */
  abovePx: number;
  indentPx?: number;
  isKept?: boolean;
  isBold?: boolean;
}

function line({ text, abovePx, indentPx = 0, isKept = false, isBold = false }: Line): Paragraph {
  return paragraph(textRuns(text, isBold ? { bold: true } : {}), { abovePx, indentPx, isKept });
}

function paragraph(
  children: ParagraphChild[],
  { abovePx, indentPx = 0, isKept = false }: Omit<Line, 'text'>,
): Paragraph {
  return new Paragraph({
    style: 'Normal',
    spacing: { before: toTwips(abovePx) },
    indent: { left: toTwips(indentPx) },
    keepNext: isKept,
    children,
  });
}

/** Lines below each other with a gap above the first. */
function lines(texts: readonly string[], abovePx: number, indentPx = 0): Paragraph[] {
  return texts.map((text, index) => line({ text, abovePx: index === 0 ? abovePx : 0, indentPx }));
}

/** All of a letter below its head, in the order of its page. */
export function letterBlocks(laidOut: LetterLayout, column: DocxColumn, picture: SignaturePicture | null): Block[] {
  const { layout, content, style } = laidOut;
  const { blankPx } = layout;
  const opening = openingBlocks(laidOut);
  const subject = (gapPx: number): Block[] =>
    content.subject === ''
      ? []
      : headingParagraphs(content.subject, {
          look: column.look,
          ids: column.ids,
          widthPx: style.widthPx,
          paragraphs: column.paragraphs,
          icon: 'contact',
          gapPx,
        });
  const salutation = (abovePx: number): Block[] => [line({ text: content.salutation, abovePx, isKept: true })];
  const isSubject = content.subject !== '';
  const addressing =
    content.form === 'uk'
      ? [...salutation(opening.belowPx), ...subject(1.1 * blankPx)]
      : [...subject(opening.belowPx), ...salutation(isSubject ? (1.1 - PARAGRAPH_GAP) * blankPx : opening.belowPx)];
  return [
    ...opening.blocks,
    ...addressing,
    ...richText(content.body, column),
    ...closingBlocks(laidOut, picture),
    ...enclosureBlocks(laidOut, column),
  ];
}

interface OpeningBlocks {
  blocks: Block[];
  /** White space between the opening and what follows. */
  belowPx: number;
}

function openingBlocks({ layout, content, style }: LetterLayout): OpeningBlocks {
  const { blankPx, topPx, head } = layout;
  const belowHeadPx = topPx - head.bottomPx.main;
  if (content.form === 'din-5008')
    return {
      blocks: [spacer(Math.max(1.4, belowHeadPx)), addressField({ content, style })],
      belowPx: DIN_5008.belowFieldPx,
    };
  const isPolish = content.form === 'pl';
  const { between, below } = isPolish ? POLISH_GAPS : BLOCK_GAPS;
  const indentPx = isPolish ? polishAxis(style).xPx : 0;
  const date = content.placeAndDate === '' ? [] : [content.placeAndDate];
  const blocks = [
    ...lines(date, belowHeadPx, indentPx),
    ...lines(content.recipient, date.length > 0 ? between * blankPx : belowHeadPx, indentPx),
  ];
  return { blocks, belowPx: blocks.length > 0 ? below * blankPx : belowHeadPx };
}

/** The address field of DIN 5008 beside place and date: a row that is as high as the field. */
function addressField({ content, style }: Pick<LetterLayout, 'content' | 'style'>): Block {
  const { small } = style;
  const leftPx = DIN_5008.informationXPx - style.xPx;
  const returnLine = new Paragraph({
    style: 'Normal',
    spacing: { before: toTwips(DIN_5008.notesPx - 2.2 * small.sizePx), after: toTwips(3) },
    ...(content.returnAddress !== '' && {
      border: { bottom: { style: BorderStyle.SINGLE, size: toBorderSize(0.75), space: 1, color: toHex(small.color) } },
    }),
    children: textRuns(content.returnAddress, runFormat(small)),
  });
  const dateAbovePx = DIN_5008.informationTopPx - DIN_5008.fieldTopPx;
  return grid({
    widthsPx: [leftPx, style.widthPx - leftPx],
    rows: [
      {
        cells: [
          {
            blocks: [returnLine, ...lines(content.recipient, 0)],
            padding: { rightPx: Math.max(0, leftPx - DIN_5008.fieldWidthPx) },
          },
          { blocks: [line({ text: content.placeAndDate, abovePx: dateAbovePx })] },
        ],
        heightPx: DIN_5008.fieldPx,
        isWhole: true,
      },
    ],
  });
}

/** Closing, signature and name stand on one page. */
function closingBlocks({ layout, content, style }: LetterLayout, picture: SignaturePicture | null): Block[] {
  const { blankPx } = layout;
  const axis = content.form === 'pl' ? polishAxis(style) : { xPx: 0, widthPx: style.widthPx };
  const { name } = content.sender;
  const closing = line({ text: content.closing, abovePx: blankPx, indentPx: axis.xPx, isKept: name !== '' });
  const drawn = picture && [
    paragraph([signatureRun(picture, axis.widthPx, content)], {
      abovePx: AROUND_PICTURE * blankPx,
      indentPx: axis.xPx,
      isKept: true,
    }),
  ];
  const signed =
    name === ''
      ? []
      : [line({ text: name, abovePx: (drawn ? AROUND_PICTURE : BY_HAND) * blankPx, indentPx: axis.xPx })];
  return [closing, ...(drawn ?? []), ...signed];
}

function signatureRun({ bytes, size }: SignaturePicture, roomPx: number, content: LetterLayout['content']): ImageRun {
  const { signature } = DOCUMENT_LABELS[content.sender.language];
  const label = content.sender.name === '' ? signature : `${signature}: ${content.sender.name}`;
  const { widthPx, heightPx } = signatureSize(size, roomPx);
  return new ImageRun({
    type: isPng(bytes) ? 'png' : 'jpg',
    data: bytes,
    transformation: { width: Math.round(widthPx), height: Math.round(heightPx) },
    altText: { name: label, description: label },
  });
}

/** PNG files begin with these bytes (RFC 2083). */
function isPng(bytes: Uint8Array): boolean {
  return bytes[0] === 0x89 && bytes[1] === 0x50;
}

function enclosureBlocks({ layout, content }: LetterLayout, column: DocxColumn): Block[] {
  const { enclosures, enclosuresTitle } = content;
  const abovePx = ABOVE_ENCLOSURES * layout.blankPx;
  if (enclosures.length === 0) return [];
  if (enclosures.length === 1) return [line({ text: `${enclosuresTitle}: ${enclosures[0]}`, abovePx })];
  const list = enclosures.map(
    (text) =>
      new Paragraph({
        style: column.ids.bullet,
        numbering: { reference: column.ids.bullet, level: 0, instance: 0, custom: true },
        spacing: { before: 0 },
        children: textRuns(text),
      }),
  );
  return [line({ text: enclosuresTitle, abovePx, isKept: true, isBold: true }), ...list];
}
