import { withRole } from '../../../engine/blocks/block.ts';
import type { Draw } from '../../../engine/blocks/draw.ts';
import { fitText, naturalWidth } from '../../../engine/blocks/fit-text.ts';
import { type Frames, glue, NO_BREAK, type PlacedNode } from '../../../engine/pagination/flow.ts';
import { paginate } from '../../../engine/pagination/paginate.ts';
import type { Hyphenator } from '../../../engine/text/hyphenator.ts';
import type { LetterOutlines } from '../../../engine/text/letter-outline.ts';
import type { ParagraphLayout } from '../../../engine/text/paragraph.ts';
import type { TextStyle } from '../../../engine/text/text-style.ts';
import { sectionTitle } from '../../resume/layout/section-title.ts';
import type { SectionLook } from '../../resume/styles/template-style.ts';
import type { LetterContent } from '../compose/compose-letter.ts';
import { type LetterSetting, MIN_TEXT_PX } from '../fit/letter-settings.ts';
import type { LetterSignature } from '../model/letter.ts';
import type { LetterStyle } from '../styles/letter-style.ts';
import { DIN_5008 } from '../styles/measures.ts';
import { closingNodes } from './closing.ts';
import { richTextNodes } from './letter-body.ts';
import { type LetterHead, letterHead } from './letter-head.ts';
import { type LetterLayoutSetting, openingOf } from './opening.ts';
import { boxOf, heightOf, type LetterNode, textGroup } from './text-group.ts';

/** A letter in its pages: all positions are known. */
export interface LaidOutLetter {
  head: LetterHead;
  /** The text's style in the setting, and the height of a blank line between parts. */
  body: TextStyle;
  blankPx: number;
  /** The subject's style in the setting. */
  subject: TextStyle;
  /** Where the text begins below the head, px from the page's top. */
  topPx: number;
  pages: PlacedNode<Draw[]>[][];
  /** The share of the first page's room for text that is filled. More than 1 for a letter of several pages. */
  filled: number;
}

export interface LetterTools {
  paragraphs: ParagraphLayout;
  outlines: LetterOutlines;
  hyphenator: Hyphenator | undefined;
  signature: LetterSignature | null;
  /** No limit if absent. */
  maxPages: number | undefined;
}

/** Minimum height of the text on the first page, even below a very high head. */
const LEAST_TEXT_PX = 120;
/** What a tick or a box takes from the subject's width at most. */
const SUBJECT_ROOM_PX = 20;
/** Between paragraphs, in blank lines. */
export const PARAGRAPH_GAP = 0.72;

/**
 * Lays out a letter in one setting, and breaks it into pages.
 *
 * @throws TooManyPagesError as soon as the measured text needs more than `maxPages`.
 */
export function layoutLetter(
  content: LetterContent,
  style: LetterStyle,
  { setting, paragraphs, outlines, hyphenator, signature, maxPages }: LetterTools & { setting: LetterSetting },
): LaidOutLetter {
  const body = scaledText(style.body, setting);
  const blankPx = body.sizePx * body.lineHeight * setting.gaps;
  const layout: LetterLayoutSetting = { paragraphs, style, body, blankPx };
  const head = letterHead(style.head, content.sender, {
    paragraphs,
    outlines,
    from: setting.head,
    roomPx: content.form === 'din-5008' ? DIN_5008.fieldTopPx : Number.POSITIVE_INFINITY,
  });
  const footPx = style.page.heightPx - style.bottomPx * setting.foot;
  const opening = openingOf(content, layout, head.bottomPx.main);
  const topPx = Math.min(opening.topPx, footPx - LEAST_TEXT_PX);
  const flow: LetterNode[] = [
    ...opening.nodes,
    ...addressing(content, layout, setting),
    ...richTextNodes(content.body, { ...layout, hyphenator, maxPages, paragraphGapPx: PARAGRAPH_GAP * blankPx }),
    NO_BREAK,
    glue(blankPx),
    ...closingNodes(content, signature, layout),
  ];
  const frames: Frames = {
    first: { topPx, heightPx: footPx - topPx },
    following: { topPx: style.topPx, heightPx: footPx - style.topPx },
  };
  const subject = subjectStyle(content.subject, { paragraphs, style, body, setting });
  return {
    head,
    body,
    blankPx,
    subject,
    topPx,
    pages: paginate(flow, frames),
    filled: heightOf(flow) / frames.first.heightPx,
  };
}

/** Subject and salutation. British letters have the subject below the salutation, as a title of the text. */
function addressing(
  { form, subject, salutation }: LetterContent,
  { paragraphs, style, body, blankPx }: LetterLayoutSetting,
  setting: LetterSetting,
): LetterNode[] {
  const look: SectionLook = { ...style.subject, title: subjectStyle(subject, { paragraphs, style, body, setting }) };
  const title = sectionTitle(paragraphs, subject, { look, widthPx: style.widthPx, icon: 'contact' });
  const subjectBox: LetterNode[] = subject === '' ? [] : [boxOf(withRole(title, 'section-title'))];
  const greeting = textGroup(paragraphs, [salutation], { style: body, xPx: 0, widthPx: style.widthPx });
  const parts = form === 'uk' ? [[greeting], subjectBox] : [subjectBox, [greeting]];
  const written = parts.filter((part) => part.length > 0);
  return written.flatMap((part, index) => {
    const gap = index === written.length - 1 ? PARAGRAPH_GAP : 1.1;
    return [...part, NO_BREAK, glue(gap * blankPx)];
  });
}

/** The subject's style: a little smaller where it then stands on one line. */
function subjectStyle(
  subject: string,
  {
    paragraphs,
    style,
    body,
    setting,
  }: Pick<LetterLayoutSetting, 'paragraphs' | 'style' | 'body'> & { setting: LetterSetting },
): TextStyle {
  const title = scaledText(style.subject.title, setting);
  const fitted = fitText(paragraphs, subject, {
    style: title,
    widthPx: style.widthPx - SUBJECT_ROOM_PX,
    leastPx: body.sizePx,
  });
  const isOnOneLine = naturalWidth(paragraphs, subject, fitted) <= style.widthPx - SUBJECT_ROOM_PX;
  return isOnOneLine ? fitted : title;
}

/** A style in a setting's size and line height. Text of less than 12 px keeps its size. */
function scaledText(style: TextStyle, { text, leading }: LetterSetting): TextStyle {
  const sizePx = Math.max(Math.min(style.sizePx, MIN_TEXT_PX), Math.round(style.sizePx * text * 4) / 4);
  return { ...style, sizePx, lineHeight: style.lineHeight * leading };
}
