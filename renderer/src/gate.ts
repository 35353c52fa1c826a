import { parseXml, type XmlDocument, XmlElement, XmlText } from '@rgrove/parse-xml';
import { referencedId } from './attribute-values.ts';
import { type Refuse, RenderFailure } from './failure.ts';
import { bounds, dataAttribute, grammar } from './grammar.ts';
import type { PageModel } from './page-model.ts';
import { readPage } from './read-page.ts';
import { readSource, type Source, shown } from './read-source.ts';

/** A page that keeps to the grammar, and how much there was to read. */
export interface AdmittedPage extends PageModel {
  source: Omit<Source, 'text'>;
}

/**
 * Reads one page from outside. What comes back holds only what the page grammar lists; anything else is refused
 * before a drawing library sees it.
 *
 * @param pageNumber from 1, for messages.
 * @throws {RenderFailure} SVG_REFUSED, saying what was met and what is allowed.
 */
export function admitPage(svg: Uint8Array, pageNumber: number): AdmittedPage {
  const refuse: Refuse = (problem) => {
    throw new RenderFailure('SVG_REFUSED', problem, pageNumber);
  };
  const { text, ...source } = readSource(svg, refuse);
  const root = parse(text, refuse).root;
  if (root?.name !== 'svg') return refuse(`the root is <${shown(root?.name ?? '')}>; allowed: <svg>`);
  const census: Census = { elements: 0, pathCharacters: 0, textCharacters: 0, ids: new Set() };
  checkElement(root, { depth: 1, clipped: false, census, refuse });
  return { ...readPage(root, refuse), source };
}

interface Census {
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
  census: Census;
  refuse: Refuse;
}

function parse(source: string, refuse: Refuse): XmlDocument {
  try {
    return parseXml(source);
  } catch (error) {
    // The parser recurses: nesting far beyond the bound ends in a RangeError.
    if (error instanceof RangeError) return refuse(`deeper than ${bounds.depth} elements`);
    return refuse(`not well-formed XML: ${shown((error as Error).message.split('\n')[0] ?? '')}`);
  }
}

function checkElement(element: XmlElement, place: Place): void {
  const { census } = place;
  const refuse: Refuse = place.refuse;
  const rule = Object.hasOwn(grammar, element.name) ? grammar[element.name] : undefined;
  if (rule === undefined) refuse(`<${shown(element.name)}>; allowed: ${Object.keys(grammar).join(', ')}`);
  if (++census.elements > bounds.elements) refuse(`more than ${bounds.elements} elements`);
  if (place.depth > bounds.depth) refuse(`deeper than ${bounds.depth} elements`);

  for (const [name, value] of Object.entries(element.attributes)) {
    checkAttribute(element.name, { name, value }, refuse);
  }
  for (const name of rule.required) {
    if (element.attributes[name] === undefined) refuse(`<${element.name}> without ${name}`);
  }
  const { id, d } = element.attributes;
  if (id !== undefined) {
    if (census.ids.has(id)) refuse(`the id "${id}" twice`);
    census.ids.add(id);
  }
  census.pathCharacters += d?.length ?? 0;
  if (census.pathCharacters > bounds.pathCharacters)
    refuse(`more than ${bounds.pathCharacters} characters of path data`);

  const clips = referencedId(element.attributes['clip-path']) !== undefined;
  if (clips && place.clipped) refuse(`a clip-path inside a clipped group; allowed: one level`);
  const clipped = place.clipped || clips;
  if (clipped && element.name === 'text') refuse('<text> inside a clipped group; allowed: text that is not clipped');

  for (const child of element.children) {
    if (child instanceof XmlElement) {
      if (grammar[child.name] !== undefined && !rule.children.includes(child.name)) {
        refuse(`<${child.name}> in <${element.name}>; allowed there: ${rule.children.join(', ') || 'nothing'}`);
      }
      checkElement(child, { depth: place.depth + 1, clipped, census, refuse });
    } else if (child instanceof XmlText) {
      checkCharacterData(child.text, element.name, place);
    } else {
      refuse(`${child.type} in <${element.name}>; allowed: elements and text`);
    }
  }
}

function checkCharacterData(text: string, element: string, { census, refuse }: Place): void {
  if (!grammar[element]?.children.includes('text()')) {
    if (text.trim() !== '') refuse(`character data "${shown(text.trim())}" in <${element}>`);
    return;
  }
  census.textCharacters += text.length;
  if (census.textCharacters > bounds.textCharacters) refuse(`more than ${bounds.textCharacters} characters of text`);
}

function checkAttribute(element: string, attribute: { name: string; value: string }, refuse: Refuse): void {
  const { name, value } = attribute;
  if (dataAttribute.test(name)) return;
  const rules = grammar[element]?.attributes ?? {};
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (rule === undefined) {
    refuse(`${shown(name)} on <${element}>; allowed: ${[...Object.keys(rules), 'data-*'].join(', ')}`);
  }
  if (!rule.accepts(value)) refuse(`${name}="${shown(value)}" on <${element}>; allowed: ${rule.allowed}`);
}
