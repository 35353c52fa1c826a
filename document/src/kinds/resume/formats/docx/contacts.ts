import { AlignmentType, Paragraph, type ParagraphChild } from 'docx';
import type { TextStyle } from '../../../../engine/text/text-style.ts';
import type { ContactItem, Fact } from '../../compose/content.ts';
import { type ContactSetting, type Item, iconSize, SEPARATORS, toItems } from '../../layout/contacts.ts';
import { contactOutline } from '../../layout/icons.ts';
import { inlineIcon } from './drawings.ts';
import { spanRuns, tabRun, textRuns } from './runs.ts';
import { toHex, toTwips } from './units.ts';

/** Distance of a contact's text from its icon's left edge, beyond the icon. */
const ICON_GAP_PX = 7;
const LIST_GAP_PX = 6;

interface ContactParagraphSetting {
  styleId: string;
  setting: ContactSetting;
  /** The text style of the paragraph's style. */
  base: TextStyle;
  isCentered?: boolean;
  /** Before the first line. */
  gapPx: number;
}

/** Contacts and facts in one paragraph, which wraps, with a separator between two. */
export function contactLine(
  contacts: readonly ContactItem[],
  facts: readonly Fact[],
  { styleId, setting, base, isCentered, gapPx }: ContactParagraphSetting,
): Paragraph[] {
  const items = toItems(contacts, facts, setting);
  if (items.length === 0) return [];
  const separator = `\u00a0\u00a0${SEPARATORS[setting.form]}\u00a0 `;
  const children = items.flatMap((item, index) => [
    ...iconRuns(item, setting, '\u00a0'),
    ...spanRuns(item.spans, base),
    ...(index < items.length - 1 ? textRuns(separator, { color: toHex(setting.iconColor) }) : []),
  ]);
  return [
    new Paragraph({
      style: styleId,
      ...(isCentered && { alignment: AlignmentType.CENTER }),
      spacing: { before: toTwips(gapPx) },
      children,
    }),
  ];
}

/** Contacts and facts, one below the other. */
export function contactList(
  contacts: readonly ContactItem[],
  facts: readonly Fact[],
  { styleId, setting, base, gapPx }: ContactParagraphSetting,
): Paragraph[] {
  const { form, style, alignsFacts } = setting;
  const roomPx = iconSize(style) + ICON_GAP_PX;
  return toItems(contacts, facts, setting).map((item, index) => {
    const isIndented = form === 'icons' && (item.kind !== null || alignsFacts);
    const left = isIndented ? toTwips(roomPx) : 0;
    return new Paragraph({
      style: styleId,
      spacing: { before: toTwips(index === 0 ? gapPx : LIST_GAP_PX) },
      indent: { left, ...(item.kind !== null && { hanging: left }) },
      children: [...iconRuns(item, setting, null), ...spanRuns(item.spans, base)],
    });
  });
}

/** The icon and the white space after it. @param space a tab if null: to the text of the lines below. */
function iconRuns({ kind }: Item, { style, iconColor }: ContactSetting, space: string | null): ParagraphChild[] {
  if (kind === null) return [];
  const icon = inlineIcon(contactOutline(kind), style.sizePx, iconColor);
  return [icon, ...(space === null ? [tabRun()] : textRuns(space))];
}
