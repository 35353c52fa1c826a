import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules whose answer depends on colours. All others are answered by the markup and the layout, which no colour scheme changes. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

function axeOf(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page })
      // The product's pages have no frames of other origins: without them axe needs no page of its own to bring results together.
      .setLegacyMode()
      // Describing the nodes that pass takes axe half of its time.
      .options({ resultTypes: ['violations'] })
      // The CV's own words: a picture's parts are nobody's but its own (WAI-ARIA 1.2, img: children presentational).
      .exclude({ fromShadowDom: ['[role="img"]', 'svg'] })
  );
}

async function expectNothingFound(axe: AxeBuilder, name: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** Rules of WCAG 2.2 AA that a machine can check; `name` says which state of the page it is about. */
export function expectNoViolations(page: Page, name = page.url()): Promise<void> {
  return expectNothingFound(axeOf(page).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']), name);
}

/** Switches the scheme and waits until colours that change in a transition have arrived: in between they have any contrast. */
async function switchScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** The same in the light and in the dark scheme; the page stays as it is, in the light one. */
export async function expectNoViolationsInEitherScheme(page: Page, name = page.url()): Promise<void> {
  await switchScheme(page, 'dark');
  await expectNothingFound(axeOf(page).withRules(RULES_OF_COLOURS), `${name}, dark`);
  await switchScheme(page, 'light');
  await expectNoViolations(page, `${name}, light`);
}
