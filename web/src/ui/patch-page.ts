import { parseMarkup } from './parse-markup.ts';

/** An element of a page's markup, by its places in the markup. */
interface MarkedElement {
  start: number;
  /** Its contents: `innerStart` is after the start tag, `innerEnd` before the end tag. */
  innerStart: number;
  innerEnd: number;
  end: number;
  children: MarkedElement[];
}

/** A tag. The engine escapes `>` in values, so a tag ends at the first one. */
const TAG = /<(\/?)[^>]*>/g;

/** Finds the elements of a page's markup. An element contains either elements or text (docs/page-svg.md). */
function findElements(markup: string): MarkedElement {
  const outside: MarkedElement = { start: 0, innerStart: 0, innerEnd: markup.length, end: markup.length, children: [] };
  const open = [outside];
  for (const { 0: tag, 1: isEndTag, index } of markup.matchAll(TAG)) {
    const end = index + tag.length;
    if (isEndTag) {
      const element = open.pop()!;
      element.innerEnd = index;
      element.end = end;
    } else {
      const element: MarkedElement = { start: index, innerStart: end, innerEnd: end, end, children: [] };
      open.at(-1)!.children.push(element);
      if (!tag.endsWith('/>')) open.push(element);
    }
  }
  return outside.children[0]!;
}

/**
 * Makes a shown page equal to a newer one. Only markup that differs is parsed, and only nodes that differ are changed, so that the browser
 * keeps style and layout of the others. Attributes that only the shown element has, such as those that the editor sets, stay.
 *
 * @param shown the page made of `before`.
 */
export function patchPage(shown: Element, before: string, after: string): void {
  new Patch(before, after).patchElement(shown, findElements(before), findElements(after));
}

const TAG_NAME = /^<[^ />]*/;
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g;

/** True for an attribute that only the parser can set: one of another namespace, such as `xml:lang`, or one with character references. */
function needsParser(attribute: string): boolean {
  return attribute.includes('&') || attribute.slice(0, attribute.indexOf('=')).includes(':');
}

class Patch {
  private readonly before: string;
  private readonly after: string;

  constructor(before: string, after: string) {
    this.before = before;
    this.after = after;
  }

  patchElement(shown: Element, old: MarkedElement, next: MarkedElement): void {
    const isAlike = old.children.length > 0 === next.children.length > 0;
    if (!isAlike || !this.patchAttributes(shown, old, next))
      shown.replaceWith(...parseMarkup(this.after.slice(next.start, next.end)));
    else if (next.children.length > 0) this.patchChildren(shown, old.children, next.children);
    else this.patchText(shown, old, next);
  }

  private patchText(shown: Element, old: MarkedElement, next: MarkedElement): void {
    const text = this.after.slice(next.innerStart, next.innerEnd);
    if (text === this.before.slice(old.innerStart, old.innerEnd)) return;
    const isPlain = !text.includes('&');
    shown.textContent = isPlain ? text : parseMarkup(this.after.slice(next.start, next.end))[0]!.textContent;
  }

  private patchChildren(shown: Element, old: readonly MarkedElement[], next: readonly MarkedElement[]): void {
    const nodes = [...shown.children];
    const shorter = Math.min(old.length, next.length);
    let start = 0;
    while (start < shorter && this.isSame(old[start]!, next[start]!)) start++;
    let atEnd = 0;
    while (atEnd < shorter - start && this.isSame(old[old.length - 1 - atEnd]!, next[next.length - 1 - atEnd]!))
      atEnd++;
    const paired = shorter - atEnd;
    for (let index = start; index < paired; index++) this.patchElement(nodes[index]!, old[index]!, next[index]!);
    for (const node of nodes.slice(paired, old.length - atEnd)) node.remove();
    const added = next.slice(paired, next.length - atEnd);
    if (added.length === 0) return;
    const made = parseMarkup(this.after.slice(added[0]!.start, added.at(-1)!.end));
    const following = nodes[old.length - atEnd];
    if (following) following.before(...made);
    else shown.append(...made);
  }

  private isSame(old: MarkedElement, next: MarkedElement): boolean {
    return (
      old.end - old.start === next.end - next.start &&
      this.before.slice(old.start, old.end) === this.after.slice(next.start, next.end)
    );
  }

  /** Sets the attributes that differ. Answers false and changes nothing if a new element is needed. */
  private patchAttributes(shown: Element, old: MarkedElement, next: MarkedElement): boolean {
    const oldTag = this.before.slice(old.start, old.innerStart);
    const nextTag = this.after.slice(next.start, next.innerStart);
    if (oldTag === nextTag) return true;
    if (TAG_NAME.exec(oldTag)![0] !== TAG_NAME.exec(nextTag)![0]) return false;
    const removed = new Map(Array.from(oldTag.matchAll(ATTRIBUTE), ([whole, name]) => [name!, whole]));
    const changed = Array.from(nextTag.matchAll(ATTRIBUTE)).filter(([whole, name]) => {
      const isChanged = removed.get(name!) !== whole;
      removed.delete(name!);
      return isChanged;
    });
    if ([...removed.values(), ...changed.map(([whole]) => whole)].some(needsParser)) return false;
    for (const name of removed.keys()) shown.removeAttribute(name);
    for (const [, name, value] of changed) shown.setAttribute(name!, value!);
    return true;
  }
}
