import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules that depend on colours. The results of other rules are the same in both colour schemes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

function axeOf(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page })
      // In legacy mode axe opens no extra page to merge the results of frames. Our pages have no frames of other origins.
      .setLegacyMode()
      // Describing the nodes that pass takes axe half of its time.
      .options({ resultTypes: ['violations'] })
      // The text of a CV is inside an image, whose children are presentational (WAI-ARIA 1.2, role img).
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

/** Checks the rules of WCAG 2.2 AA that a program can check. @param name of the page's state, for the message. */
export function expectNoViolations(page: Page, name = page.url()): Promise<void> {
  return expectNothingFound(axeOf(page).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']), name);
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
  await expectNothingFound(axeOf(page).withRules(COLOUR_RULES), `${name}, dark`);
  await switchScheme(page, 'light');
  await expectNoViolations(page, `${name}, light`);
}
