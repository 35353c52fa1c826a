import { BorderStyle, Paragraph } from 'docx';
import type { ResumeContent } from '../../compose/content.ts';
import { signatureTown } from '../../layout/signature.ts';
import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import type { SignatureStyle } from '../../styles/template-style.ts';
import { type Block, grid, NO_BORDER, spacer } from './grid.ts';
import { runFormat, textRuns } from './runs.ts';
import { toHex, toTwips } from './units.ts';

/** The shares of the column of both lines, as on the page. */
const LINE_SHARE = 0.42;
const CAPTION_GAP_PX = 4;

/** Two lines to be filled in by hand: place and date, and the signature. */
export function signatureBlocks(
  { city, language }: Pick<ResumeContent, 'city' | 'language'>,
  style: SignatureStyle,
  widthPx: number,
): Block[] {
  const labels = DOCUMENT_LABELS[language];
  const town = signatureTown(city);
  const linePx = widthPx * LINE_SHARE;
  const line = { style: BorderStyle.SINGLE, size: 4, color: toHex(style.line) };
  const borders = { top: line, bottom: NO_BORDER, left: NO_BORDER, right: NO_BORDER };
  const caption = (text: string) => [
    new Paragraph({
      indent: { left: 0 },
      spacing: { before: toTwips(CAPTION_GAP_PX) },
      children: textRuns(text, runFormat(style.caption)),
    }),
  ];
  return [
    new Paragraph({
      indent: { left: 0 },
      spacing: { before: toTwips(style.gapPx) },
      keepNext: true,
      children: textRuns(town, runFormat(style.city)),
    }),
    grid({
      widthsPx: [linePx, widthPx - 2 * linePx, linePx],
      rows: [
        {
          cells: [
            { blocks: caption(labels.placeAndDate), borders },
            { blocks: [spacer()] },
            { blocks: caption(labels.signature), borders },
          ],
          isWhole: true,
        },
      ],
    }),
    spacer(),
  ];
}
