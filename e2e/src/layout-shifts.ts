import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts: { value: number; moved: string[] }[];
    takeLayoutShifts: () => void;
  }
}

/** A browser's `layout-shift` entry, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Has the browser write down from the next page on what moved without the user's doing. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const keep = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : 'text'));
        window.layoutShifts.push({ value, moved });
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.takeLayoutShifts = () => keep(observer.takeRecords());
  });
}

/** Everything that has moved since the page began, the last frame included. The values add up to the layout shift of the page. */
export function layoutShifts(page: Page): Promise<Window['layoutShifts']> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // The entry of a frame is there once the next one has begun.
    await frame();
    await frame();
    window.takeLayoutShifts();
    return window.layoutShifts;
  });
}
