/// <reference lib="dom" />
import type { Page } from '@playwright/test';

const KEY = 'mouse-clicks';

/** Counts the clicks of the mouse in a page, from now on and through navigation. The keyboard's are not counted. */
export async function countMouseClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((key) => {
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        // A click on a label repeats itself on its control, without a count of presses of the mouse's button.
        if (isTrusted && detail > 0) sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
      },
      { capture: true },
    );
  }, KEY);
  return () => page.evaluate((key) => Number(sessionStorage.getItem(key)), KEY);
}
