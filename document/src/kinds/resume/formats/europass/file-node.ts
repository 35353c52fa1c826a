import { toPrintable, withLineFeeds } from '../../model/printable.ts';

/**
 * An element of an XML file, an attribute of one, or a field of a JSON file. Readers find nodes by their local names, in any case: XML
 * writes `locale` where JSON writes `Locale`. A text that no reader has asked for gets a note (`remaining-texts.ts`).
 */
export interface FileNode {
  /** Without a namespace prefix. */
  readonly name: string;
  readonly parent: FileNode | null;
  /** Attributes first. */
  readonly children: FileNode[];
  /** Its own text as it is in the file. Markup inside the text is part of it. */
  text: string;
  /** True once a reader has taken the text. */
  isRead: boolean;
  /** True for a text that says what other texts are, as a code or heading does. All of those that nobody takes share one note. */
  isMark: boolean;
  /** Among its parent's children of the same name. */
  readonly index: number;
  readonly counts: Map<string, number>;
}

export function createNode(name: string, parent: FileNode | null): FileNode {
  const index = parent?.counts.get(name) ?? 0;
  const node: FileNode = {
    name,
    parent,
    children: [],
    text: '',
    isRead: false,
    isMark: false,
    index,
    counts: new Map(),
  };
  parent?.counts.set(name, index + 1);
  parent?.children.push(node);
  return node;
}

/** Where the node is in the file: `LearnerInfo.WorkExperienceList.WorkExperience[1].Period`. The root has no name in it. */
export function pathOf(node: FileNode): string {
  const names: string[] = [];
  for (let at = node; at.parent !== null; at = at.parent) {
    const isAlone = at.parent.counts.get(at.name) === 1;
    names.unshift(isAlone ? at.name : `${at.name}[${at.index}]`);
  }
  return names.length === 0 ? node.name : names.join('.');
}

function isNamed(node: FileNode, name: string): boolean {
  return node.name.toLowerCase() === name.toLowerCase();
}

/** The first node at a path of names below the node. */
export function find(node: FileNode | undefined, ...names: readonly string[]): FileNode | undefined {
  return names.reduce<FileNode | undefined>((at, name) => at?.children.find((child) => isNamed(child, name)), node);
}

/** The children of a name. Lists are optional: `WorkExperience` is also found inside a `WorkExperienceList`. */
export function findAll(node: FileNode | undefined, name: string): FileNode[] {
  return (node?.children ?? []).flatMap((child) => {
    if (isNamed(child, name)) return [child];
    return isNamed(child, `${name}List`) ? child.children.filter((item) => isNamed(item, name)) : [];
  });
}

/** All nodes of a name at any depth below the node, in the file's order. */
export function findDeep(node: FileNode | undefined, name: string): FileNode[] {
  return (node?.children ?? []).flatMap((child) => [
    ...(isNamed(child, name) ? [child] : []),
    ...findDeep(child, name),
  ]);
}

/** Takes a node's text: printable, with line feeds, without space around it. Empty without a node. */
export function take(node: FileNode | undefined): string {
  if (!node) return '';
  node.isRead = true;
  return printableText(node);
}

/** As `take`, but the text still counts as not read. */
export function printableText(node: FileNode): string {
  return toPrintable(withLineFeeds(node.text)).trim();
}

/** The text of a node that decides what becomes of others. It does not count as taken. */
export function mark(node: FileNode | undefined): string {
  if (!node) return '';
  node.isMark = true;
  return printableText(node);
}

/** Takes the text at a path of names below the node. */
export function takeAt(node: FileNode | undefined, ...names: readonly string[]): string {
  return take(find(node, ...names));
}

/** All texts of the node and below it, in the file's order, without those that were read. */
export function unreadTexts(node: FileNode): FileNode[] {
  const own = !node.isRead && printableText(node) !== '' ? [node] : [];
  return [...own, ...node.children.flatMap(unreadTexts)];
}
