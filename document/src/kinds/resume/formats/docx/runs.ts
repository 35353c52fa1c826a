import { ExternalHyperlink, type IRunPropertiesOptions, type ParagraphChild, Tab, TextRun } from 'docx';
import type { Span, TextStyle } from '../../../../engine/text/text-style.ts';
import { toHalfPoints, toHex, toTwips } from './units.ts';

/** The formatting of a text style. */
export function runFormat(style: TextStyle): IRunPropertiesOptions {
  return {
    font: style.family,
    size: toHalfPoints(style.sizePx),
    bold: style.weight === 700,
    italics: style.style === 'italic',
    color: toHex(style.color),
    characterSpacing: toTwips(style.letterSpacingPx ?? 0),
  };
}

/** What a text style changes of another, so that a run keeps to its paragraph's style in all else. */
export function formatChanges(style: TextStyle, base: TextStyle): IRunPropertiesOptions {
  const changed = runFormat(style);
  const known = runFormat(base);
  return Object.fromEntries(
    Object.entries(changed).filter(([name, value]) => known[name as keyof IRunPropertiesOptions] !== value),
  );
}

/**
 * Bold and italics of a character style on a paragraph's own: between styles they are switched and not set (ECMA-376, part 1, section
 * 17.7.3), so the run says itself what it is.
 */
export function toggled(style: TextStyle, base: TextStyle): IRunPropertiesOptions {
  const { bold, italics } = formatChanges(style, base);
  return { ...(bold !== undefined && { bold }), ...(italics !== undefined && { italics }) };
}

/** Text as runs of one format. Line feeds become line breaks. */
export function textRuns(text: string, format: IRunPropertiesOptions = {}): TextRun[] {
  return text
    .replaceAll('\t', ' ')
    .split('\n')
    .map((line, index) => new TextRun({ ...format, text: line, ...(index > 0 && { break: 1 }) }));
}

/** A tab to the next tab stop. */
export function tabRun(format: IRunPropertiesOptions = {}): TextRun {
  return new TextRun({ ...format, children: [new Tab()] });
}

/** Spans of a paragraph as runs and links, without what the paragraph's own style says already. */
export function spanRuns(spans: readonly Span[], base: TextStyle): ParagraphChild[] {
  const children: ParagraphChild[] = [];
  for (let index = 0; index < spans.length; ) {
    const { href } = spans[index]!;
    const end = spans.findIndex((span, other) => other > index && span.href !== href);
    const linked = spans.slice(index, end === -1 ? spans.length : end);
    const runs = linked.flatMap((span) => runsOfSpan(span, base));
    if (href === undefined) children.push(...runs);
    else children.push(new ExternalHyperlink({ link: toLinkTarget(href), children: runs }));
    index += linked.length;
  }
  return children;
}

function runsOfSpan({ text, style, underline, href }: Span, base: TextStyle): TextRun[] {
  return textRuns(text, {
    ...(href !== undefined && { style: 'Hyperlink' }),
    ...formatChanges(style, base),
    // The style of links has the colour of links in running text; contacts have their own.
    ...(href !== undefined && { color: toHex(style.color) }),
    ...(underline && { underline: {} }),
  });
}

/** An address in ASCII, as relationships of a package need it. What is encoded already stays. */
function toLinkTarget(href: string): string {
  return encodeURI(href).replace(/%25([0-9a-f]{2})/gi, '%$1');
}
