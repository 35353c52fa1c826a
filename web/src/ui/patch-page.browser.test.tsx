import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMarkup } from './parse-markup.ts';
import { patchPage } from './patch-page.ts';

const NAMES = ['x', 'y', 'fill', 'data-label', 'xml:space', 'viewBox'] as const;
/** As the engine escapes them. */
const text = fc.constantFrom('a', 'b', 'Zażółć', '&lt;b&gt; &amp; &quot;', 'a&#10;b', 'C: /');
const attributes = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...NAMES), text), { maxLength: 3, selector: ([name]) => name })
  .map((list) => list.map(([name, value]) => ` ${name}="${value}"`).join(''));
const leaf = fc.oneof(
  fc.tuple(attributes, text).map(([set, words]) => `<text${set}>${words}</text>`),
  attributes.map((set) => `<rect${set}/>`),
  attributes.map((set) => `<clipPath${set}><rect/></clipPath>`),
);
const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc
      .tuple(attributes, fc.array(tie('element'), { minLength: 1, maxLength: 4 }))
      .map(([set, children]) => `<g${set}>${children.join('')}</g>`),
  ),
}));
const page = fc.array(element, { minLength: 1, maxLength: 5 }).map((parts) => `<svg>${parts.join('')}</svg>`);

const pageOf = (markup: string) => parseMarkup(markup)[0]!;

/** A page in an element, as it is shown. */
function show(markup: string): Element {
  const host = document.createElement('div');
  host.append(pageOf(markup));
  return host;
}

test('a patched page is the same as a new one', () => {
  fc.assert(
    fc.property(fc.array(page, { minLength: 2, maxLength: 4 }), (pages) => {
      const host = show(pages[0]!);
      for (const [index, markup] of pages.slice(1).entries()) {
        patchPage(host.firstElementChild!, pages[index]!, markup);
        expect(host.firstElementChild!.isEqualNode(pageOf(markup)), `${pages[index]} → ${markup}`).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('keeps all nodes of a page whose text has changed and whose lines have moved', () => {
  const lines = (word: string, y: number) =>
    `<svg><g data-role="hero"><text y="1">${word}</text></g><g><text y="${y}">one</text><rect y="${y}"/></g></svg>`;
  const host = show(lines('Anna', 10));
  const nodes = [...host.querySelectorAll('*')];
  patchPage(host.firstElementChild!, lines('Anna', 10), lines('Anna Maria', 20));
  expect([...host.querySelectorAll('*')]).toEqual(nodes);
  expect(host.querySelector('text')!.textContent).toBe('Anna Maria');
  expect(host.querySelector('rect')!.getAttribute('y')).toBe('20');
});

test('keeps what the editor has set on a part', () => {
  const markup = (y: number) => `<svg><g data-role="section" data-group="skills"><text y="${y}">one</text></g></svg>`;
  const host = show(markup(1));
  const part = host.querySelector<SVGElement>('g')!;
  part.dataset.hovered = '';
  part.style.opacity = '0.5';
  patchPage(host.firstElementChild!, markup(1), markup(2));
  expect(host.querySelector<SVGElement>('g')).toBe(part);
  expect([part.dataset.hovered, part.style.opacity]).toEqual(['', '0.5']);
});
