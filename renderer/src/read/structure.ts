import { type Box, union } from './geometry.ts';

/** What `data-role` may say; docs/page-svg.md tells what becomes of each in a PDF. */
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

/** A part of the page that says what it is, and what stands in it, in reading order. */
export interface StructureNode {
  kind: 'node';
  /** The page itself has no role. */
  role: Role | undefined;
  /** Tells it from its siblings of the same role, on every page that it goes on: a section's slug, an entry's id. */
  key: string;
  /** Of a list item, from 0. */
  level: number;
  /** What a drawing says in words. */
  label: string;
  /** Whether it goes on from an earlier page. */
  isTrimmed: boolean;
  /** Where its shapes are, in CSS px. */
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

/** The node that a group's attributes tell of; undefined for a group that says nothing. */
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

/** What a drawing says in words. */
export function readLabel(attributes: Readonly<Record<string, string>>): string {
  return (attributes['data-label'] ?? '').toWellFormed().slice(0, maxLabel);
}

/** Notes that the node has a shape there. */
export function extend(node: StructureNode, box: Box): void {
  node.extent = node.extent ? union(node.extent, box) : box;
}

function emptyNode(role: Role | undefined): StructureNode {
  return { kind: 'node', role, key: '', level: 0, label: '', isTrimmed: false, extent: undefined, children: [] };
}
