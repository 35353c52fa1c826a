import { type Box, union } from './geometry.ts';

/** Allowed values of `data-role`. docs/page-svg.md says what each becomes in a PDF. */
const roles = [
  'hero',
  'columns',
  'column',
  'footer',
  'section',
  'sub-section',
  'description',
  'name',
  'section-title',
  'entry-title',
  'paragraph',
  'contact',
  'list-item',
  'list-marker',
  'level',
] as const;
export type Role = (typeof roles)[number];

/** A part of the page with a role, and its contents in reading order. */
export interface StructureNode {
  kind: 'node';
  /** Undefined for the page itself. */
  role: Role | undefined;
  /** Distinguishes it from siblings of the same role; the same on each page that continues it. A section's slug or an entry's id. */
  key: string;
  /** Nesting level of a list item, from 0. */
  level: number;
  /** Alternative text of a drawing. */
  label: string;
  /** Whether it continues from an earlier page. */
  isTrimmed: boolean;
  /** Bounding box of its shapes, in CSS px. */
  extent: Box | undefined;
  children: StructureChild[];
}

export type StructureChild =
  | StructureNode
  /** Indices into the page's runs and links. */
  | { kind: 'run'; run: number; link: number | undefined }
  /** An index into the page's graphics. */
  | { kind: 'picture'; graphic: number };

const maxLabel = 200;
const maxLevel = 8;

export function pageNode(): StructureNode {
  return emptyNode(undefined);
}

/** The node that a group's attributes describe; undefined for a group without a role. */
export function nodeOf(attributes: Readonly<Record<string, string>>): StructureNode | undefined {
  const role = roles.find((known) => known === attributes['data-role']);
  if (role === undefined) return undefined;
  const level = Number(attributes['data-level'] ?? 0);
  return {
    ...emptyNode(role),
    key: attributes['data-group'] ?? attributes['data-entry'] ?? attributes['data-field'] ?? '',
    level: Number.isInteger(level) ? Math.min(Math.max(level, 0), maxLevel) : 0,
    label: readLabel(attributes),
    isTrimmed: attributes['data-trimmed'] === 'true',
  };
}

/** Alternative text of a drawing. */
export function readLabel(attributes: Readonly<Record<string, string>>): string {
  return (attributes['data-label'] ?? '').toWellFormed().slice(0, maxLabel);
}

/** Adds a shape's box to the node's extent. */
export function extend(node: StructureNode, box: Box): void {
  node.extent = node.extent ? union(node.extent, box) : box;
}

function emptyNode(role: Role | undefined): StructureNode {
  return { kind: 'node', role, key: '', level: 0, label: '', isTrimmed: false, extent: undefined, children: [] };
}
