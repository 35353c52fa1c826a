/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { goToStep, sectionOrder, sheets, startCv } from '../src/editor.ts';
import { layoutShifts, recordLayoutShifts } from '../src/layout-shifts.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

test('sections are ordered by dragging them in the preview, and a click opens their forms', async ({ page }) => {
  await startCv(page, product.url, 'Kraków');
  const before = await sectionOrder(page);
  const [first, second] = before as [string, string];
  const boxOf = (group: string) =>
    sheets(page)
      .first()
      .evaluate((host, slug) => {
        const { x, y, width, height } = host
          .shadowRoot!.querySelector(`[data-group="${slug}"]`)!
          .getBoundingClientRect();
        return { x, y, width, height };
      }, group);
  const from = await boxOf(first);
  const to = await boxOf(second);
  const scroller = page.getByRole('region', { name: 'Podgląd' });
  await page.mouse.move(from.x + 60, from.y + 20);
  await page.mouse.down();
  // The code that drags is loaded at the first press, and follows the moves after that.
  await expect(async () => {
    await page.mouse.move(from.x + 60, from.y + 40);
    await page.mouse.move(from.x + 60, from.y + 60, { steps: 4 });
    expect(await scroller.getAttribute('data-dragging')).toBe('');
  }).toPass();
  await page.mouse.move(to.x + 60, to.y + to.height - 10, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => sectionOrder(page)).toEqual([second, first, ...before.slice(2)]);
  // Dragging opened nothing; Escape gives up; a click opens the form.
  await expect(page).toHaveURL(/dane-osobowe/);
  const again = await boxOf(second);
  await page.mouse.move(again.x + 60, again.y + 20);
  await page.mouse.down();
  await page.mouse.move(again.x + 60, again.y + 400, { steps: 6 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await sectionOrder(page)).toEqual([second, first, ...before.slice(2)]);
  await expect(page).toHaveURL(/dane-osobowe/);
  await page.keyboard.press('Control+z');
  await expect.poll(() => sectionOrder(page)).toEqual(before);
  const jobs = await boxOf('experiences');
  await page.mouse.click(jobs.x + 30, jobs.y + 30);
  await expect(page).toHaveURL(/doswiadczenie-zawodowe/);
});

/** Whether a part of the pages is in the preview's view, with all of it or its beginning, by a selector of the pages. */
function isInPreview(page: Page, selector: string): Promise<boolean> {
  return page.getByRole('region', { name: 'Podgląd' }).evaluate((scroller, wanted) => {
    const roots = [...scroller.querySelectorAll('[data-sheet]')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const part = roots.map((root) => root.querySelector(wanted)).find((found) => found);
    if (!part) return false;
    const view = scroller.getBoundingClientRect();
    const { top, bottom } = part.getBoundingClientRect();
    return top >= view.top && Math.min(bottom, top + 40) <= view.bottom;
  }, selector);
}

test('the preview follows the step and the open entry, unless the pages themselves were clicked or are held', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 640 });
  await startCv(page, product.url, 'Kraków');
  const steps = page.getByRole('navigation', { name: 'Kroki kreatora' });
  const hero = "[data-role='hero']";
  const clauses = "[data-group='clauses']";
  await expect.poll(() => isInPreview(page, hero)).toBe(true);
  await steps.getByRole('link', { name: 'Klauzule' }).click();
  await expect.poll(() => isInPreview(page, clauses)).toBe(true);
  expect(await isInPreview(page, hero)).toBe(false);
  await steps.getByRole('link', { name: 'Dane osobowe' }).click();
  await expect.poll(() => isInPreview(page, hero)).toBe(true);

  // Entries over more than one page: the one that is opened is shown.
  await goToStep(page, 'doswiadczenie-zawodowe');
  for (const position of ['Pierwsza', 'Druga', 'Trzecia', 'Czwarta']) {
    await page.getByRole('button', { name: 'Dodaj stanowisko' }).click();
    await page.getByLabel('Stanowisko').fill(position);
    await page.getByRole('textbox', { name: 'Opis', exact: true }).click();
    await page.keyboard.insertText(`${position} praca, o której jest wiele do powiedzenia. `.repeat(22));
  }
  const entry = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name, exact: true }) })
      .getAttribute('data-entry');
  const first = `[data-entry='${await entry('Pierwsza')}']`;
  const last = `[data-entry='${await entry('Czwarta')}']`;
  await page.getByRole('button', { name: 'Pierwsza', exact: true }).click();
  await expect.poll(() => isInPreview(page, first)).toBe(true);
  expect(await isInPreview(page, last)).toBe(false);
  await page.getByRole('button', { name: 'Czwarta', exact: true }).click();
  await expect.poll(() => isInPreview(page, last)).toBe(true);

  // Held by hand the pages stay where they are.
  await page.getByRole('button', { name: 'Przesuwaj strony myszą' }).click();
  await steps.getByRole('link', { name: 'Dane osobowe' }).click();
  await expect(page).toHaveURL(/dane-osobowe/);
  expect(await isInPreview(page, hero)).toBe(false);
  await page.getByRole('button', { name: 'Przesuwaj strony myszą' }).click();

  // A click on the pages opens a form and moves nothing.
  await steps.getByRole('link', { name: 'Umiejętności' }).click();
  const scroller = page.getByRole('region', { name: 'Podgląd' });
  // The step is followed first: pages that still move would carry the place away from under the click.
  await expect.poll(() => isInPreview(page, "[data-role='section'][data-group='skills']")).toBe(true);
  await expect
    .poll(() =>
      scroller.evaluate(async (area) => {
        const before = area.scrollTop;
        await new Promise((resolve) => setTimeout(resolve, 200));
        return area.scrollTop - before;
      }),
    )
    .toBe(0);
  await scroller.evaluate((area) => area.scrollTo({ top: 60, behavior: 'instant' }));
  const experiences = await sheets(page)
    .first()
    .evaluate((host) => {
      const { x, y } = host.shadowRoot!.querySelector("[data-group='experiences']")!.getBoundingClientRect();
      return { x, y };
    });
  await page.mouse.click(experiences.x + 60, experiences.y + 40);
  await expect(page).toHaveURL(/doswiadczenie-zawodowe/);
  await expect(page.getByRole('heading', { level: 1, name: 'Doświadczenie zawodowe' })).toBeVisible();
  expect(await scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(60);
});

test('nothing that is seen moves while the editor loads, and only its parts scroll; the preview is zoomed by buttons and wheel, and moved by hand', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  await startCv(page, product.url, 'Gdynia');
  await expect(page.getByLabel('Imię', { exact: true })).toBeVisible();
  const shifts = await layoutShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02);
  // Room for a scroll bar that never comes would be an empty strip, into which the form moves under an open menu.
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'auto');

  const percent = page.locator('output');
  await page.getByRole('button', { name: 'Dopasuj do szerokości' }).click();
  const fitting = Number.parseInt((await percent.textContent()) ?? '', 10);
  await page.getByRole('button', { name: 'Powiększ', exact: true }).click();
  await expect(percent).toHaveText(`${fitting + 15}%`);
  await sheets(page).first().hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await expect(percent).toHaveText(`${fitting + 45}%`);
  await page.mouse.wheel(0, 100);
  await page.mouse.wheel(0, 100);
  await page.keyboard.up('Control');
  await expect(percent).toHaveText(`${fitting - 15}%`);
  for (let press = 0; press < 8; press++) await page.getByRole('button', { name: 'Powiększ', exact: true }).click();
  await page.getByRole('button', { name: 'Przesuwaj strony myszą' }).click();
  const scroller = page.getByRole('region', { name: 'Podgląd' });
  const before = await scroller.evaluate(({ scrollTop }) => scrollTop);
  const box = (await scroller.boundingBox())!;
  await page.mouse.move(box.x + 200, box.y + 400);
  await page.mouse.down();
  await page.mouse.move(box.x + 150, box.y + 200, { steps: 5 });
  await page.mouse.up();
  expect(await scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(before + 200);
  await expect(page).toHaveURL(/dane-osobowe/);
});
