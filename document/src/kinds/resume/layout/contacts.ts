import {
  type Align,
  type Block,
  lineBlock,
  NOTHING,
  shift,
  stack,
  textBlocks,
  withRole,
} from '../../../engine/blocks/block.ts';
import { type Draw, rect } from '../../../engine/blocks/draw.ts';
import { fitAddress, naturalWidth } from '../../../engine/blocks/fit-text.ts';
import type { EngineVersion } from '../../../engine/engine-version.ts';
import type { ParagraphLayout } from '../../../engine/text/paragraph.ts';
import type { Span, TextStyle } from '../../../engine/text/text-style.ts';
import type { ContactItem, Fact, FactKind } from '../compose/content.ts';
import type { DocumentLabels } from '../model/document-labels.ts';
import type { ContactForm } from '../styles/template-style.ts';
import { contactIcon } from './icons.ts';

export interface ContactSetting {
  engine: EngineVersion;
  paragraphs: ParagraphLayout;
  widthPx: number;
  style: TextStyle;
  form: ContactForm;
  iconColor: string;
  labels: DocumentLabels;
  /** Whether facts have icons where contacts have them. */
  hasFactIcons: boolean;
  /** Whether facts without icons begin where the text of contacts with icons begins. */
  alignsFacts: boolean;
  /** The smallest size of addresses and numbers, px. What is longer at this size keeps its own, and is broken. */
  leastAddressPx: number;
}

/** A contact or a fact, ready to be typeset. */
export interface Item {
  kind: ContactItem['kind'] | FactKind | null;
  spans: Span[];
}

const ICON_GAP_PX = 7;

const NETWORK_NAMES: Partial<Record<ContactItem['kind'], string>> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X',
  youtube: 'YouTube',
  deviantArt: 'DeviantArt',
  vKontakte: 'VK',
};

export function iconSize(style: TextStyle): number {
  return style.sizePx * 1.12;
}

/** What a contact is, in the document's language: E-mail, LinkedIn. */
export function contactLabel(kind: ContactItem['kind'], labels: DocumentLabels): string {
  const network = NETWORK_NAMES[kind];
  if (network !== undefined) return network;
  const own = { email: labels.email, phone: labels.phone, place: labels.address, website: labels.website } as const;
  return kind in own ? own[kind as keyof typeof own] : '';
}

export function toItems(contacts: readonly ContactItem[], facts: readonly Fact[], setting: ContactSetting): Item[] {
  const { style, form, labels, hasFactIcons } = setting;
  const label = (words: string): Span => ({ text: `${words}: `, style: { ...style, weight: 700 } });
  const ofContacts = contacts.map((contact): Item => {
    const { kind, text, href } = contact;
    const value: Span = { text, style: addressStyle(contact, setting), ...(href ? { href } : {}) };
    return form === 'labels'
      ? { kind: null, spans: [label(contactLabel(kind, labels)), value] }
      : { kind: form === 'icons' ? kind : null, spans: [value] };
  });
  const ofFacts = facts.map(({ kind: fact, label: name, value }): Item => {
    const kind = form === 'icons' && hasFactIcons ? fact : null;
    if (value === '') return { kind, spans: [{ text: name, style }] };
    if (form === 'labels') return { kind: null, spans: [label(name), { text: value, style }] };
    return { kind, spans: [{ text: `${name}: ${value}`, style }] };
  });
  return [...ofContacts, ...ofFacts];
}

/** The width for a contact's text next to its icon. */
function roomForText({ style, form, widthPx }: ContactSetting): number {
  return form === 'icons' ? widthPx - iconSize(style) - ICON_GAP_PX : widthPx;
}

/**
 * The style of a contact. Addresses and numbers are not broken (engine 2): they are set smaller if necessary, with the same line height. A
 * place may wrap.
 */
function addressStyle({ kind, text }: ContactItem, setting: ContactSetting): TextStyle {
  const { engine, paragraphs, style, leastAddressPx } = setting;
  if (engine === 1 || kind === 'place') return style;
  const fitted = fitAddress(paragraphs, text, { style, widthPx: roomForText(setting), leastPx: leastAddressPx });
  return { ...fitted, lineHeight: (style.lineHeight * style.sizePx) / fitted.sizePx };
}

/** True if the contact fits on one line, set smaller if necessary. */
export function fitsOnOneLine(contact: ContactItem, setting: ContactSetting): boolean {
  const { paragraphs } = setting;
  return (
    contact.kind === 'place' ||
    naturalWidth(paragraphs, contact.text, addressStyle(contact, setting)) <= roomForText(setting)
  );
}

function withIcon(text: Block, kind: Item['kind'], { style, iconColor }: ContactSetting): Block {
  if (kind === null) return text;
  const sizePx = iconSize(style);
  const yPx = (style.sizePx * style.lineHeight - sizePx) / 2;
  const moved = shift(text, sizePx + ICON_GAP_PX);
  return { draws: [contactIcon(kind, { xPx: 0, yPx, sizePx }, iconColor), ...moved.draws], heightPx: text.heightPx };
}

/** Contacts one below the other, followed by the facts. */
export function contactList(contacts: readonly ContactItem[], facts: readonly Fact[], setting: ContactSetting): Block {
  const { paragraphs, widthPx, style } = setting;
  const iconPx = iconSize(style) + ICON_GAP_PX;
  const items = toItems(contacts, facts, setting).map(({ kind, spans }) => {
    const isIndented = kind === null && setting.alignsFacts && setting.form === 'icons';
    const text = stack(
      textBlocks(paragraphs, spans, { widthPx: kind === null && !isIndented ? widthPx : widthPx - iconPx }),
    );
    const item = withIcon(withRole(text, 'contact'), kind, setting);
    return isIndented ? shift(item, iconPx) : item;
  });
  return stack(items, 6);
}

interface RowItem {
  block: Block;
  widthPx: number;
}

interface Row {
  blocks: RowItem[];
  widthPx: number;
}

const ITEM_GAP_PX = 20;

/** Contacts and facts in rows that wrap. Those without icons or labels are separated by a thin bar. */
export function contactRows(
  contacts: readonly ContactItem[],
  facts: readonly Fact[],
  setting: ContactSetting & { align: Align },
): Block {
  const { paragraphs, widthPx, style } = setting;
  const rows: Row[] = [];
  for (const { kind, spans } of toItems(contacts, facts, setting)) {
    const iconPx = kind ? iconSize(style) + ICON_GAP_PX : 0;
    const lines = paragraphs(spans, { widthPx: widthPx - iconPx });
    const itemPx = iconPx + lines.reduce((max, line) => Math.max(max, line.widthPx), 0);
    const text = stack(lines.map((line) => lineBlock(line, line.widthPx)));
    const block = withIcon(withRole(text, 'contact'), kind, setting);
    const row = rows.at(-1);
    if (row && row.widthPx + ITEM_GAP_PX + itemPx <= widthPx) {
      row.blocks.push({ block, widthPx: itemPx });
      row.widthPx += ITEM_GAP_PX + itemPx;
    } else rows.push({ blocks: [{ block, widthPx: itemPx }], widthPx: itemPx });
  }
  return stack(rows.map((row) => rowBlock(row, setting)));
}

/**
 * Separators between contacts on a line. They are characters, since software joins an address and a number that are separated by white
 * space alone.
 */
export const SEPARATORS: Readonly<Record<ContactForm, string>> = { bare: '|', icons: '·', labels: '·' };

/** A separator in the middle of the gap between two contacts, with no-break spaces, which are not trimmed at a line's end. */
function separatorBlock(separator: string, { paragraphs, style, iconColor }: ContactSetting): Block {
  const [line] = paragraphs([{ text: `\u00a0${separator}\u00a0`, style: { ...style, color: iconColor } }], {
    widthPx: Number.MAX_SAFE_INTEGER,
  });
  return line ? lineBlock(line, ITEM_GAP_PX, 'center') : NOTHING;
}

/** Puts the separator into the contact's group. A separate one would be announced as a paragraph by screen readers. */
function withSeparator({ block, widthPx }: RowItem, setting: ContactSetting): Block {
  const { draws } = shift(separatorBlock(SEPARATORS[setting.form], setting), widthPx);
  const add = (draw: Draw): Draw =>
    draw.kind === 'group' && draw.role === 'contact' ? { ...draw, draws: [...draw.draws, ...draws] } : draw;
  return { ...block, draws: block.draws.map(add) };
}

function rowBlock(row: Row, setting: ContactSetting & { align: Align }): Block {
  const { widthPx, align, style, form } = setting;
  const sparePx = widthPx - row.widthPx;
  let xPx = align === 'center' ? sparePx / 2 : align === 'right' ? sparePx : 0;
  const draws: Draw[] = [];
  let heightPx = 0;
  for (const [index, item] of row.blocks.entries()) {
    const { block, widthPx: itemPx } = item;
    if (index > 0 && form === 'bare' && setting.engine === 1) {
      const lineHeightPx = style.sizePx * style.lineHeight;
      const barPx = style.sizePx * 0.8;
      const box = { xPx: xPx - ITEM_GAP_PX / 2 - 0.5, yPx: (lineHeightPx - barPx) / 2, widthPx: 1, heightPx: barPx };
      draws.push(rect(box, setting.iconColor));
    }
    const isSeparated = setting.engine !== 1 && index < row.blocks.length - 1;
    draws.push(...shift(isSeparated ? withSeparator(item, setting) : block, xPx).draws);
    heightPx = Math.max(heightPx, block.heightPx);
    xPx += itemPx + ITEM_GAP_PX;
  }
  return { draws, heightPx };
}
