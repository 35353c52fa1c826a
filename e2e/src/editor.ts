/// <reference lib="dom" />
import { TEMPLATE_SLUGS, TEMPLATES_BY_SLUG } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { expect, type Locator, type Page } from '@playwright/test';

/** The preview's pages. */
export function sheets(page: Page): Locator {
  return page.getByRole('group', { name: /^Strona/, includeHidden: true });
}

/** The preview's text. Its pages are in shadow roots. */
export async function previewText(page: Page): Promise<string> {
  const texts = await sheets(page).evaluateAll((hosts) =>
    hosts.flatMap((host) => Array.from(host.shadowRoot?.querySelectorAll('text') ?? [], (run) => run.textContent)),
  );
  return texts.join(' ');
}

/** Creates a CV by the API with a template of the given name, and opens one of its steps. Returns its uuid. */
export async function startCv(page: Page, url: string, template: string, step = 'dane-osobowe'): Promise<string> {
  const pattern = TEMPLATE_SLUGS.find((slug) => TEMPLATES_BY_SLUG[slug].label === template);
  const created = await page.request.post(`${url}/api/resumes`, { data: { pattern } });
  expect(created.ok(), `a CV with ${template} is made`).toBe(true);
  const { uuid } = (await created.json()) as { uuid: string };
  await page.goto(`${url}/cv/${uuid}/${step}`);
  await expect(sheets(page).first()).toBeAttached();
  return uuid;
}

/** Creates a CV in the template picker of the home screen. */
export async function pickTemplate(page: Page, url: string, template: string): Promise<void> {
  await page.goto(url);
  // The hero shows some templates too; only a card says that it uses one.
  const card = new RegExp(`Użyj szablonu ${template}|${template}.*Użyj szablonu`);
  await page.getByRole('button', { name: card }).click();
  await page.waitForURL(/\/cv\/[0-9a-f-]{36}\//);
  await expect(sheets(page).first()).toBeAttached();
}

/** Opens a step of the CV. @param slug in Polish. */
export async function goToStep(page: Page, slug: string): Promise<void> {
  await page.goto(page.url().replace(/[^/]+$/, slug));
  await expect(sheets(page).first()).toBeAttached();
}

export async function untilSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Zapisano$/ })).toBeAttached();
}

/** The slugs of the sections on the pages, in their order. */
export async function sectionOrder(page: Page): Promise<string[]> {
  const groups = await sheets(page).evaluateAll((hosts) =>
    hosts.flatMap((host) =>
      Array.from(
        host.shadowRoot?.querySelectorAll<SVGElement>("[data-role='section']") ?? [],
        ({ dataset }) => dataset.group ?? '',
      ),
    ),
  );
  return [...new Set(groups)];
}

/**
 * Moves the entry that is dragged by keyboard, until a screen reader hears its new place. The drag's library announces the drag before it listens for keys and
 * has measured the rows, and does not tell when it does: a key that it ignored is pressed again.
 */
export async function moveDragged(page: Page, key: 'ArrowUp' | 'ArrowDown', place: RegExp): Promise<void> {
  const heard = page.getByRole('status').filter({ hasText: place });
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(heard).toBeAttached({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}
