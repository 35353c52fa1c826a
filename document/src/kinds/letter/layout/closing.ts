import { box, glue, group, NO_BREAK } from '../../../engine/pagination/flow.ts';
import type { LetterContent } from '../compose/compose-letter.ts';
import type { LetterSignature } from '../model/letter.ts';
import { SIGNATURE_PX } from '../styles/measures.ts';
import { richTextNodes } from './letter-body.ts';
import { type LetterLayoutSetting, polishAxis } from './opening.ts';
import { type LetterNode, textGroup } from './text-group.ts';

/** Blank lines for a signature by hand: three in DIN 5008 and in American block letters. */
export const BY_HAND = 2.6;
export const AROUND_PICTURE = 0.25;
export const ABOVE_ENCLOSURES = 1.6;
const ENCLOSURES_SHARE = 0.93;

/** Closing, signature and name, which are kept together, and the enclosures. */
export function closingNodes(
  { form, closing, sender, enclosuresTitle, enclosures }: LetterContent,
  signature: LetterSignature | null,
  setting: LetterLayoutSetting,
): LetterNode[] {
  const { paragraphs, style, body, blankPx } = setting;
  const place = form === 'pl' ? polishAxis(style) : { xPx: 0, widthPx: style.widthPx };
  const text = (words: string) => textGroup(paragraphs, words === '' ? [] : [words], { style: body, ...place });
  const name = text(sender.name);
  const signed = group(
    [text(closing), ...(signature ? picture(signature, place, blankPx) : [glue(BY_HAND * blankPx)]), name],
    { isKeptTogether: true },
  );
  if (enclosures.length === 0) return [signed];
  return [signed, NO_BREAK, glue(ABOVE_ENCLOSURES * blankPx), enclosuresGroup(enclosuresTitle, enclosures, setting)];
}

/** The size of a signature that is as large as fits, px. */
export function signatureSize(
  { widthPx, heightPx }: LetterSignature,
  roomPx: number,
): { widthPx: number; heightPx: number } {
  const scale = Math.min(SIGNATURE_PX.widthPx / widthPx, roomPx / widthPx, SIGNATURE_PX.heightPx / heightPx);
  return { widthPx: widthPx * scale, heightPx: heightPx * scale };
}

/** The signature is the page's only picture. */
function picture(signature: LetterSignature, place: { xPx: number; widthPx: number }, blankPx: number): LetterNode[] {
  const drawn = signatureSize(signature, place.widthPx);
  return [
    glue(AROUND_PICTURE * blankPx),
    box(drawn.heightPx, [{ kind: 'photo', xPx: place.xPx, yPx: 0, ...drawn, radiusPx: 0 }]),
    glue(AROUND_PICTURE * blankPx),
  ];
}

/** One enclosure stands beside its title, several below it. They are kept together unless they are many. */
function enclosuresGroup(title: string, enclosures: readonly string[], setting: LetterLayoutSetting): LetterNode {
  const { paragraphs, style, body } = setting;
  const small = { ...body, sizePx: Math.max(12, Math.round(body.sizePx * ENCLOSURES_SHARE * 4) / 4) };
  const place = { xPx: 0, widthPx: style.widthPx };
  if (enclosures.length === 1) return textGroup(paragraphs, [`${title}: ${enclosures[0]}`], { style: small, ...place });
  const list = richTextNodes(
    [
      {
        type: 'list',
        style: 'bulleted',
        items: enclosures.map((enclosure) => ({ level: 0, children: [{ text: enclosure }] })),
      },
    ],
    { ...setting, body: small, paragraphGapPx: 0 },
  );
  return group([textGroup(paragraphs, [title], { style: { ...small, weight: 700 }, ...place }), NO_BREAK, ...list], {
    isKeptTogether: true,
  });
}
