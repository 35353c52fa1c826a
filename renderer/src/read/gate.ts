import { type Refuse, RenderFailure } from '../failure.ts';
import { referencedId, type ValueRule } from './attribute-values.ts';
import type { Element } from './element-tree.ts';
import { bounds, dataAttribute, grammar } from './grammar.ts';
import type { PageModel } from './page-model.ts';
import { parsePage } from './parse-page.ts';
import { readPage } from './read-page.ts';
import { printableExcerpt, readSource, type Source } from './read-source.ts';

/** A page that conforms to the grammar, with the amount of input it took. */
export interface AdmittedPage extends PageModel {
  source: Omit<Source, 'text'>;
}

/**
 * Reads one untrusted page. The result contains only what the page grammar lists; anything else is refused before a drawing library sees
 * it.
 *
 * @throws {RenderFailure} SVG_REFUSED, with what was found and what is allowed.
 */
export function admitPage(svg: Uint8Array, pageNumber: number): AdmittedPage {
  const refuse: Refuse = (problem) => {
    throw new RenderFailure('SVG_REFUSED', problem, pageNumber);
  };
  const { text, ...source } = readSource(svg, refuse);
  const root = parsePage(text, refuse);
  if (root.name !== 'svg') return refuse(`the root is <${printableExcerpt(root.name)}>; allowed: <svg>`);
  const counts: Counts = { elements: 0, pathCharacters: 0, textCharacters: 0, ids: new Set() };
  checkElement(root, { depth: 1, clipped: false, counts, refuse });
  return { ...readPage(root, refuse), source };
}

interface Counts {
  elements: number;
  pathCharacters: number;
  /** UTF-16 units of runs and title. */
  textCharacters: number;
  ids: Set<string>;
}

interface Place {
  depth: number;
  /** Whether an ancestor has a clip-path. */
  clipped: boolean;
  counts: Counts;
  refuse: Refuse;
}

/** A rule of the grammar, as maps and sets for fast look-up. */
interface QuickRule {
  attributes: ReadonlyMap<string, ValueRule>;
  required: readonly string[];
  children: ReadonlySet<string>;
}

const rules: ReadonlyMap<string, QuickRule> = new Map(
  Object.entries(grammar).map(([name, { attributes, required, children }]): [string, QuickRule] => [
    name,
    { attributes: new Map(Object.entries(attributes)), required, children: new Set(children) },
  ]),
);

function checkElement(element: Element, place: Place): void {
  const { counts } = place;
  const refuse: Refuse = place.refuse;
  const rule = rules.get(element.name);
  if (rule === undefined) {
    refuse(`<${printableExcerpt(element.name)}>; allowed: ${Object.keys(grammar).join(', ')}`);
  }
  if (++counts.elements > bounds.elements) refuse(`more than ${bounds.elements} elements`);
  if (place.depth > bounds.depth) refuse(`deeper than ${bounds.depth} elements`);

  for (const name of Object.keys(element.attributes)) checkAttribute(element, { name, rule }, refuse);
  for (const name of rule.required) {
    if (element.attributes[name] === undefined) refuse(`<${element.name}> without ${name}`);
  }
  const { id, d } = element.attributes;
  if (id !== undefined) {
    if (counts.ids.has(id)) refuse(`the id "${id}" twice`);
    counts.ids.add(id);
  }
  counts.pathCharacters += d?.length ?? 0;
  if (counts.pathCharacters > bounds.pathCharacters)
    refuse(`more than ${bounds.pathCharacters} characters of path data`);

  const clips = referencedId(element.attributes['clip-path']) !== undefined;
  if (clips && place.clipped) refuse(`a clip-path inside a clipped group; allowed: one level`);
  const clipped = place.clipped || clips;
  if (clipped && element.name === 'text') refuse('<text> inside a clipped group; allowed: text that is not clipped');

  for (const child of element.children) {
    if (typeof child === 'string') {
      checkCharacterData(child, { element: element.name, rule, place });
      continue;
    }
    if (!rule.children.has(child.name) && rules.has(child.name)) {
      refuse(`<${child.name}> in <${element.name}>; allowed there: ${[...rule.children].join(', ') || 'nothing'}`);
    }
    checkElement(child, { depth: place.depth + 1, clipped, counts, refuse });
  }
}

interface Data {
  element: string;
  rule: QuickRule;
  place: Place;
}

function checkCharacterData(text: string, { element, rule, place }: Data): void {
  const { counts } = place;
  const refuse: Refuse = place.refuse;
  if (!rule.children.has('text()')) {
    if (text.trim() !== '') refuse(`character data "${printableExcerpt(text.trim())}" in <${element}>`);
    return;
  }
  counts.textCharacters += text.length;
  if (counts.textCharacters > bounds.textCharacters) refuse(`more than ${bounds.textCharacters} characters of text`);
}

function checkAttribute(element: Element, { name, rule }: { name: string; rule: QuickRule }, refuse: Refuse): void {
  const value = element.attributes[name]!;
  const allowed = rule.attributes.get(name);
  if (allowed === undefined) {
    if (dataAttribute.test(name)) return;
    const names = [...rule.attributes.keys(), 'data-*'].join(', ');
    refuse(`${printableExcerpt(name)} on <${element.name}>; allowed: ${names}`);
  }
  if (!allowed.accepts(value))
    refuse(`${name}="${printableExcerpt(value)}" on <${element.name}>; allowed: ${allowed.allowed}`);
}
