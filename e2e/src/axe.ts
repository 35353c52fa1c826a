/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

declare global {
  interface Window {
    /** Set by `axe.source`. */
    axe: typeof axe;
  }
}

const WCAG: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] };

/** Rules that depend on colours. The results of other rules are the same in both colour schemes. */
const COLOUR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Runs axe inside the page, which has no frames. Its source is evaluated once per loaded page: doing so each time, as the adapter of
 * Playwright does, takes as long as a third of the rules.
 */
async function expectNothingFound(page: Page, runOnly: RunOnly, name: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (rules) => {
    const { violations } = await window.axe.run(
      // Colours and sizes of a page are the template's and the user's.
      { exclude: [{ fromShadowDom: ['[data-sheet]', 'svg'] }] },
      // Describing the nodes that pass takes axe half of its time.
      { runOnly: rules, resultTypes: ['violations'] },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, runOnly);
  expect(found, name).toEqual([]);
}

/** Checks the rules of WCAG 2.2 AA that a program can check. @param name of the page's state, for the message. */
export function expectNoViolations(page: Page, name = page.url()): Promise<void> {
  return expectNothingFound(page, WCAG, name);
}

/** Switches the colour scheme and waits for the end of colour transitions, during which contrast is undefined. */
async function switchScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** `expectNoViolations` in both colour schemes. Afterwards the page has the light one. */
export async function expectNoViolationsInEitherScheme(page: Page, name = page.url()): Promise<void> {
  await switchScheme(page, 'dark');
  await expectNothingFound(page, COLOUR_RULES, `${name}, dark`);
  await switchScheme(page, 'light');
  await expectNoViolations(page, `${name}, light`);
}
