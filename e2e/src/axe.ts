import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules of WCAG 2.2 AA that a machine can check; `name` says which state of the page it is about. */
export async function expectNoViolations(page: Page, name = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // The CV's own words: a picture's parts are nobody's but its own (WAI-ARIA 1.2, img: children presentational).
    .exclude({ fromShadowDom: ['[role="img"]', 'svg'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}
