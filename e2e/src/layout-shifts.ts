import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts: { value: number; moved: string[] }[];
    takeLayoutShifts: () => void;
  }
}

/** A `layout-shift` entry, for which TypeScript has no type. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Records layout shifts that no user input caused, from the next page load on. */
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

/** The layout shifts since the page was loaded, including the last frame. The sum of values is the page's cumulative layout shift. */
export function layoutShifts(page: Page): Promise<Window['layoutShifts']> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // The browser reports a frame's entry after the next frame has begun.
    await frame();
    await frame();
    window.takeLayoutShifts();
    return window.layoutShifts;
  });
}
