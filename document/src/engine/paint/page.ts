import type { Draw } from '../blocks/draw.ts';
import type { EngineVersion } from '../engine-version.ts';
import type { PlacedNode } from '../pagination/flow.ts';
import type { Backdrop } from './backdrop.ts';

/** Drawings at a place of the page, CSS px from its top left. */
export interface PageDraws {
  kind: 'draws';
  xPx: number;
  yPx: number;
  draws: Draw[];
}

/** An element of the page with a role (docs/page-svg.md) and what stands in it. One in which nothing is drawn is left out. */
export interface PageGroup {
  kind: 'group';
  role: string;
  /** Further attributes of the element, by name. */
  attributes: Readonly<Record<string, string | undefined>>;
  items: PageItem[];
}

export type PageItem = PageDraws | PageGroup;

/** A finished page of any kind of document: every position is known, and painting decides nothing. */
export interface Page {
  engine: EngineVersion;
  /** From 1. */
  number: number;
  pageCount: number;
  /** BCP 47. */
  language: string;
  /** Of the document; empty for none. */
  title: string;
  /** Whom the photo shows, in words. */
  photoLabel: string;
  /** `#rrggbb` */
  background: string;
  backdrop: readonly Backdrop[];
  /** In reading order. */
  items: PageItem[];
}

/** What pagination placed, as items of a page, `xPx` from its left edge. Groups without a role give their items alone. */
export function toPageItems(nodes: readonly PlacedNode<Draw[]>[], xPx: number): PageItem[] {
  return nodes.flatMap((node): PageItem[] => {
    if (node.kind === 'box') return [{ kind: 'draws', xPx, yPx: node.yPx, draws: node.payload }];
    const items = toPageItems(node.children, xPx);
    if (node.role === null) return items;
    const attributes = { ...node.attributes, ...trimmedMark(node.isTrimmed) };
    return [{ kind: 'group', role: node.role, attributes, items }];
  });
}

/** The attribute of an element that continues from an earlier page. */
export function trimmedMark(isTrimmed: boolean): Readonly<Record<string, string | undefined>> {
  return { 'data-trimmed': isTrimmed ? 'true' : undefined };
}
