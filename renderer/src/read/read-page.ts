import type { Refuse } from '../failure.ts';
import { referencedId } from './attribute-values.ts';
import { createDrawCost } from './draw-cost.ts';
import { type Element, elementsOf, textOf } from './element-tree.ts';
import { intersection, isEmpty, type PageSize, pageSizes } from './geometry.ts';
import { bounds } from './grammar.ts';
import { maxImagePixels } from './image-header.ts';
import type { Clip, Graphic, Link, PageModel, Picture, TextRun } from './page-model.ts';
import { boundsOfClip, readClip, readGradient, readPicture, readShape } from './read-graphics.ts';
import { extend, nodeOf, pageNode } from './structure.ts';

/** Reads the contents of a page that conforms to the grammar, in file order, and resolves references. */
export function readPage(root: Element, refuse: Refuse): PageModel {
  const definitions = readDefinitions(root, refuse);
  const size = readSize(root, refuse);
  const model: PageModel = {
    engine: root.attributes['data-engine'] === '2' ? 2 : 1,
    size,
    language: root.attributes['xml:lang'],
    title: undefined,
    runs: [],
    graphics: [],
    links: [],
    structure: pageNode(),
    parts: 0,
    drawCost: 0,
  };
  const cost = createDrawCost(size);

  const clipOf = (element: Element): Clip | undefined => {
    const id = referencedId(element.attributes['clip-path']);
    if (id === undefined) return undefined;
    const definition = definitions.clips.get(id) ?? refuse(`url(#${id}), where the page has no such clipPath`);
    return { ...definition };
  };

  let node = model.structure;
  const visit = (element: Element, clip: Clip | undefined, link: Link | undefined): void => {
    const ownClip = clipOf(element) ?? clip;
    switch (element.name) {
      case 'title':
        if (model.title !== undefined) refuse('a second <title>; allowed: one');
        model.title = checkedText(element, refuse);
        return;
      case 'text': {
        const run = readRun(element, model.graphics.length, refuse);
        if (run.text === '') return;
        link?.runs.push(model.runs.length);
        node.children.push({
          kind: 'run',
          run: model.runs.length,
          link: link?.index,
        });
        model.runs.push(run);
        return;
      }
      case 'rect':
      case 'circle':
      case 'path': {
        const gradientId = referencedId(element.attributes.fill);
        const gradient = gradientId === undefined ? undefined : definitions.gradients.get(gradientId);
        if (gradientId !== undefined && gradient === undefined) {
          refuse(`url(#${gradientId}), where the page has no such linearGradient`);
        }
        add({ ...readShape(element, refuse), gradient }, ownClip, link);
        return;
      }
      case 'image':
        add(readPicture(element, refuse), ownClip, link);
        return;
      case 'clipPath':
      case 'linearGradient':
        return;
      case 'a': {
        const target: Link = {
          index: model.links.length,
          href: element.attributes.href ?? '',
          runs: [],
          graphics: [],
        };
        model.links.push(target);
        for (const child of elementsOf(element)) visit(child, ownClip, target);
        const contents = target.runs.length + target.graphics.length;
        if (contents > bounds.linkContents) {
          refuse(`a link of ${contents} runs and graphics; allowed: ${bounds.linkContents}`);
        }
        return;
      }
      default: {
        const outer = node;
        const own = nodeOf(element.attributes);
        if (own) {
          outer.children.push(own);
          model.parts++;
        }
        node = own ?? outer;
        for (const child of elementsOf(element)) visit(child, ownClip, link);
        node = outer;
      }
    }
  };

  const add = (graphic: Graphic, clip: Clip | undefined, link: Link | undefined): void => {
    link?.graphics.push(model.graphics.length);
    const visible = clip ? intersection(graphic.bounds, clip.bounds) : graphic.bounds;
    const clipped: Graphic = { ...graphic, bounds: visible, clip };
    if (graphic.kind === 'picture') node.children.push({ kind: 'picture', graphic: model.graphics.length });
    else if (!isEmpty(visible)) extend(node, visible);
    cost.add(clipped, graphic.bounds);
    model.graphics.push(clipped);
  };

  visit(root, undefined, undefined);
  checkPictures(
    model.graphics.filter((graphic) => graphic.kind === 'picture'),
    refuse,
  );
  if (model.links.length > bounds.links) refuse(`${model.links.length} links; allowed: ${bounds.links}`);
  model.drawCost = cost.total();
  if (model.drawCost > bounds.drawCost) {
    refuse(
      `graphics that cost as much as painting the page ${Math.round(model.drawCost)} times; allowed: ${bounds.drawCost}`,
    );
  }
  return model;
}

/** The size whose width, height and viewBox the page has. */
function readSize({ attributes: { width, height, viewBox } }: Element, refuse: Refuse): PageSize {
  const sizes = Object.values(pageSizes);
  const isThatOf = (size: PageSize) =>
    width === `${size.width}` && height === `${size.height}` && viewBox === `0 0 ${size.width} ${size.height}`;
  return (
    sizes.find(isThatOf) ??
    refuse(
      `width="${width}" height="${height}" viewBox="${viewBox}" on <svg>; allowed together: ` +
        sizes.map((size) => `${size.width}, ${size.height} and "0 0 ${size.width} ${size.height}"`).join('; or '),
    )
  );
}

interface Definitions {
  clips: Map<string, Clip>;
  gradients: Map<string, string>;
}

/** Definitions may come after their use, so they are read first. */
function readDefinitions(root: Element, refuse: Refuse): Definitions {
  const definitions: Definitions = { clips: new Map(), gradients: new Map() };
  const collect = (element: Element): void => {
    const id = element.attributes.id ?? '';
    if (element.name === 'clipPath') {
      const children = elementsOf(element);
      const [child] = children;
      if (child === undefined || children.length !== 1) {
        refuse(`<clipPath> with ${children.length} children; allowed: exactly one rect, circle or path`);
      }
      if (child.attributes.transform !== undefined) refuse('transform inside <clipPath>; allowed: none');
      const { shape, svg } = readClip(child);
      const clipBounds = boundsOfClip(child, refuse);
      definitions.clips.set(id, { id, shape, bounds: clipBounds, svg: `<clipPath id="${id}">${svg}</clipPath>` });
    } else if (element.name === 'linearGradient') {
      definitions.gradients.set(id, readGradient(element, elementsOf(element), refuse));
    } else {
      for (const child of elementsOf(element)) collect(child);
    }
  };
  collect(root);
  return definitions;
}

function readRun(element: Element, order: number, refuse: Refuse): TextRun {
  const { attributes } = element;
  const characters = checkedText(element, refuse);
  // Without xml:space="preserve", SVG trims spaces at both ends and collapses those inside.
  const text =
    attributes['xml:space'] === 'preserve' ? characters : characters.replace(/ +/g, ' ').replace(/^ | $/g, '');
  const fill = attributes.fill ?? '#000000';
  return {
    text,
    x: Number(attributes.x),
    y: Number(attributes.y),
    face: {
      family: attributes['font-family'] ?? '',
      weight: attributes['font-weight'] === '700' ? 700 : 400,
      style: attributes['font-style'] === 'italic' ? 'italic' : 'normal',
    },
    size: Number(attributes['font-size']),
    fill: fill === 'none' ? undefined : fill,
    letterSpacing: Number(attributes['letter-spacing'] ?? 0),
    order,
  };
}

function checkedText(element: Element, refuse: Refuse): string {
  const text = textOf(element);
  if (text.length > bounds.runCharacters) {
    refuse(`${text.length} characters in <${element.name}>; allowed: ${bounds.runCharacters}`);
  }
  const wrong = /[\p{Cc}\ufffe\uffff\u2028\u2029]/u.exec(text)?.[0];
  if (wrong !== undefined) {
    const code = wrong.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    refuse(`the character U+${code} in <${element.name}>; allowed: one line without control characters`);
  }
  if (!text.isWellFormed()) refuse(`a lone surrogate in <${element.name}>`);
  return text;
}

function checkPictures(pictures: Picture[], refuse: Refuse): void {
  if (pictures.length > bounds.images) refuse(`${pictures.length} images; allowed: ${bounds.images}`);
  const pixels = pictures.reduce((sum, { file }) => sum + file.width * file.height, 0);
  if (pixels > maxImagePixels) refuse(`images of ${pixels} px together; allowed: ${maxImagePixels}`);
}
