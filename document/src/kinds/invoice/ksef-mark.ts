import { type Block, beside, plainBlocks, stack, withRole } from '../../engine/blocks/block.ts';
import type { ParagraphLayout } from '../../engine/text/paragraph.ts';
import type { KsefMark } from './invoice.ts';
import type { InvoiceLabels } from './invoice-labels.ts';
import { boxOf, type Flow, INK, STYLES, text, WIDTH_PX } from './invoice-style.ts';
import { qrCode } from './qr-code.ts';

/** 36 mm: a code of 97 modules, as long signatures need, has modules of 0.34 mm. */
const CODE_PX = 136;
const GAP_PX = 20;
const CAPTION_PX = CODE_PX + 8;

/** What KSeF knows of a document: its number and the codes that verify it. All of it stays on one page. */
export function ksefMark(paragraphs: ParagraphLayout, mark: KsefMark, labels: InvoiceLabels): Flow {
  const codes = [
    ...(mark.documentUrl ? [{ url: mark.documentUrl, caption: mark.number === null ? labels.offline : '' }] : []),
    // Once the document has a number, KSeF itself proves who issued it.
    ...(mark.number === null && mark.certificateUrl ? [{ url: mark.certificateUrl, caption: labels.certificate }] : []),
  ];
  const captioned = codes.map(({ url, caption }) => code(paragraphs, url, caption));
  const factsPx = WIDTH_PX - captioned.length * (CODE_PX + GAP_PX);
  const facts = stack(
    [
      text(paragraphs, labels.ksefNumber, { style: STYLES.label, widthPx: factsPx }),
      text(paragraphs, mark.number ?? labels.ksefWaits, { style: STYLES.bold, widthPx: factsPx }),
      ...(mark.documentUrl ? plainBlocks(paragraphs, labels.ksefCheck, linkBox(factsPx, mark.documentUrl)) : []),
    ],
    2,
  );
  const parts = [...captioned, withRole(facts, 'paragraph')];
  return [boxOf(beside(parts.map((block, index) => ({ block, xPx: index * (CODE_PX + GAP_PX) }))))];
}

function linkBox(widthPx: number, href: string) {
  return { style: STYLES.body, widthPx, href } as const;
}

function code(paragraphs: ParagraphLayout, url: string, caption: string): Block {
  const drawn = withRole(qrCode(url, { widthPx: CODE_PX, color: INK }), 'level', url);
  if (caption === '') return drawn;
  const words = text(paragraphs, caption, { style: STYLES.label, widthPx: CAPTION_PX, align: 'center' });
  return stack([drawn, withRole(words, 'paragraph')], 2);
}
