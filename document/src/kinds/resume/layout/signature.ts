import { type Block, firstBaseline, plainBlock, shift } from '../../../engine/blocks/block.ts';
import { type Draw, rect } from '../../../engine/blocks/draw.ts';
import { naturalWidth } from '../../../engine/blocks/fit-text.ts';
import type { ParagraphLayout } from '../../../engine/text/paragraph.ts';
import type { ResumeContent } from '../compose/content.ts';
import { DOCUMENT_LABELS } from '../model/document-labels.ts';
import type { FlowSection } from '../pagination/flow.ts';
import { SIGNATURE_GROUP } from '../pagination/foot-groups.ts';
import type { SignatureStyle } from '../styles/template-style.ts';
import { toAtom } from './flow-atoms.ts';

/** The width of the line for place and date, and of the line for the signature, as shares of the column. */
const PLACE_SHARE = 0.42;
const SIGNATURE_SHARE = 0.42;
/** Distance of the line from a city, and below its baseline. */
const CITY_GAP_PX = 8;
const BELOW_BASELINE_PX = 3;
const CAPTION_GAP_PX = 4;
const LINE_PX = 0.75;

/**
 * Two lines with captions: city and date at the left, the signature at the right. The date is written by hand when the CV is signed: a date
 * of today would make the same resume give other bytes tomorrow.
 */
export function signatureSection(
  { city, language }: Pick<ResumeContent, 'city' | 'language'>,
  style: SignatureStyle,
  { paragraphs, widthPx }: { paragraphs: ParagraphLayout; widthPx: number },
): FlowSection<Draw[]> {
  const labels = DOCUMENT_LABELS[language];
  const place = signatureTown(city);
  const placePx = widthPx * PLACE_SHARE;
  const signaturePx = widthPx * SIGNATURE_SHARE;
  const cityBlock = plainBlock(paragraphs, place, { style: style.city, widthPx: placePx });
  const cityPx = place === '' ? 0 : Math.min(naturalWidth(paragraphs, place, style.city) + CITY_GAP_PX, placePx);
  const lineYPx = place === '' ? 0 : firstBaseline(cityBlock) + BELOW_BASELINE_PX;
  const caption = (text: string, box: { xPx: number; widthPx: number }): Block =>
    shift(
      plainBlock(paragraphs, text, { style: style.caption, widthPx: box.widthPx }),
      box.xPx,
      Math.max(lineYPx, cityBlock.heightPx) + CAPTION_GAP_PX,
    );
  const signatureX = widthPx - signaturePx;
  const captions = [
    caption(labels.placeAndDate, { xPx: 0, widthPx: placePx }),
    caption(labels.signature, { xPx: signatureX, widthPx: signaturePx }),
  ];
  const line = { yPx: lineYPx, heightPx: LINE_PX };
  const block: Block = {
    draws: [
      ...cityBlock.draws,
      rect({ ...line, xPx: cityPx, widthPx: placePx - cityPx }, style.line),
      rect({ ...line, xPx: signatureX, widthPx: signaturePx }, style.line),
      ...captions.flatMap(({ draws }) => draws),
    ],
    heightPx: Math.max(...captions.map(({ heightPx }) => heightPx)),
  };
  return {
    group: SIGNATURE_GROUP,
    isAtFoot: true,
    gapBeforePx: style.gapPx,
    title: null,
    subSections: [{ entryId: SIGNATURE_GROUP, gapBeforePx: 0, head: [toAtom(block)], descriptions: [] }],
  };
}

/** What is printed before the date: the town and a comma; empty without a town. */
export function signatureTown(city: string): string {
  const town = townOf(city);
  return town === '' ? '' : `${town},`;
}

/** The name of the town without postal code, region and country: "98105 Seattle, Washington, US". */
export function townOf(city: string): string {
  const [town = ''] = city.split(',');
  return town
    .split(' ')
    .filter((word) => !/\d/.test(word))
    .join(' ')
    .trim();
}
