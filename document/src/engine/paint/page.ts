import type { Draw } from '../blocks/draw.ts';
import type { EngineVersion } from '../engine-version.ts';
import type { PageSize } from '../page-geometry.ts';
import type { PlacedNode } from '../pagination/flow.ts';
import type { Backdrop } from './backdrop.ts';

/** Drawings at a position of the page, CSS px from its top left. */
export interface PageDraws {
  kind: 'draws';
  xPx: number;
  yPx: number;
  draws: Draw[];
}

/** An element of the page with a role (docs/page-svg.md) and its contents. An element without drawings is left out. */
export interface PageGroup {
  kind: 'group';
  role: string;
  /** Further attributes of the element, by name. */
  attributes: Readonly<Record<string, string | undefined>>;
  items: PageItem[];
}

export type PageItem = PageDraws | PageGroup;

/** A finished page of any kind of document. All positions are final, so painting makes no decisions. */
export interface Page {
  engine: EngineVersion;
  size: PageSize;
  /** From 1. */
  number: number;
  pageCount: number;
  /** BCP 47. */
  language: string;
  /** The document's title; empty for none. */
  title: string;
  /** Alternative text of the photo: the person's name. */
  photoLabel: string;
  /** `#rrggbb` */
  background: string;
  backdrop: readonly Backdrop[];
  /** In reading order. */
  items: PageItem[];
}

/** Converts the result of pagination to items of a page, at `xPx` from its left edge. Groups without a role are replaced by their items. */
export function toPageItems(nodes: readonly PlacedNode<Draw[]>[], xPx: number): PageItem[] {
  return nodes.flatMap((node): PageItem[] => {
    if (node.kind === 'box') return [{ kind: 'draws', xPx, yPx: node.yPx, draws: node.payload }];
    const items = toPageItems(node.children, xPx);
    if (node.role === null) return items;
    const attributes = { ...node.attributes, ...trimmedAttribute(node.isTrimmed) };
    return [{ kind: 'group', role: node.role, attributes, items }];
  });
}

/** The attribute that marks an element as continued from an earlier page. */
export function trimmedAttribute(isTrimmed: boolean): Readonly<Record<string, string | undefined>> {
  return { 'data-trimmed': isTrimmed ? 'true' : undefined };
}
