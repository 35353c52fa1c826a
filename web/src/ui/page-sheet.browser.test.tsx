import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { PageSheet, updateAllPages } from './page-sheet.tsx';

const COUNT = 12;
let root: Root | null = null;
let area: HTMLElement | null = null;

afterEach(() => {
  flushSync(() => root?.unmount());
  area?.remove();
  vi.restoreAllMocks();
});

const svgOf = (word: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 794 1123"><text y="20">${word}</text></svg>`;

function show(word: string): void {
  flushSync(() =>
    root!.render(
      Array.from({ length: COUNT }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
        <PageSheet key={index} svg={svgOf(`${word} ${index}`)} label={`Page ${index}`} />
      )),
    ),
  );
}

/** Twelve pages in an area of half a page's height, as the preview shows them. */
function openPages(): void {
  area = document.createElement('div');
  area.style.cssText = 'width: 300px; height: 200px; overflow: auto';
  document.body.append(area);
  root = createRoot(area);
  show('first');
}

const wordsOn = (index: number) =>
  area!.querySelectorAll<HTMLElement>('[data-sheet]')[index]!.shadowRoot!.querySelector('text')!.textContent;

/** The browser is busy until this is called; it is never idle by itself. */
function holdIdle(): () => void {
  const held: IdleRequestCallback[] = [];
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) => held.push(callback));
  return () => {
    for (const callback of held.splice(0)) callback({ didTimeout: false, timeRemaining: () => 10 });
  };
}

/** Until the observers have told which pages are in view. All that was seen in a frame is told in one task, in any order. */
const observed = () =>
  new Promise<void>((resolve) => {
    const last = new IntersectionObserver(() => {
      last.disconnect();
      setTimeout(resolve);
    });
    last.observe(area!);
  });

test('a page in view changes at once, a page out of view when the browser is idle', async () => {
  const becomeIdle = holdIdle();
  openPages();
  await observed();
  show('second');
  expect(wordsOn(0)).toBe('second 0');
  expect(wordsOn(COUNT - 1)).toBe(`first ${COUNT - 1}`);
  becomeIdle();
  for (let index = 0; index < COUNT; index++) expect(wordsOn(index)).toBe(`second ${index}`);
});

test('a page out of view changes when it comes into view, with the newest words', async () => {
  holdIdle();
  openPages();
  await observed();
  show('second');
  show('third');
  area!.scrollTop = area!.scrollHeight;
  await expect.poll(() => wordsOn(COUNT - 1)).toBe(`third ${COUNT - 1}`);
});

test('all pages change for code that looks for parts on them', async () => {
  const becomeIdle = holdIdle();
  openPages();
  await observed();
  show('second');
  updateAllPages();
  for (let index = 0; index < COUNT; index++) expect(wordsOn(index)).toBe(`second ${index}`);
  show('third');
  becomeIdle();
  expect(wordsOn(COUNT - 1)).toBe(`third ${COUNT - 1}`);
});
