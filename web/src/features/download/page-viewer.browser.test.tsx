import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../../testing/open-page.tsx';
import { readWithoutFault, startPerson } from '../../testing/person.ts';
import { stubApi } from '../../testing/stub-api.ts';

const viewer = page.getByRole('dialog', { name: 'Cały PDF, strona po stronie' });
const scroller = viewer.getByRole('region', { name: /^Strona \d\sz\s2$/ });
const enlarge = (number: number) => page.getByRole('button', { name: `Powiększ stronę ${number}` });

/** The enlarged page. */
const large = () => viewer.element().querySelector('[data-sheet]')!;
const numberShown = () => Number(/^Strona (\d)\sz\s2$/.exec(large().getAttribute('aria-label') ?? '')?.[1]);
const widthPx = () => large().getBoundingClientRect().width;

/** @param read resolves when the PDF has been read, which the screen shows after the pages. */
async function openPages(width: number, height: number, read: Promise<void> = Promise.resolve()): Promise<void> {
  await page.viewport(width, height);
  const resume = typicalResume('modern');
  const { answers } = startPerson([resume]);
  const readBack = async () => {
    await read;
    return readWithoutFault(resume);
  };
  stubApi({ ...answers, download: { readBack } });
  await openPage(`/cv/${resume.uuid}/pobierz-cv`);
  await expect.element(enlarge(1)).toBeVisible();
}

for (const [width, height] of [
  [1440, 900],
  [991, 900],
  [390, 844],
] as const) {
  test(`a page is enlarged by click and by keyboard, turned, and closed again, ${width} px wide`, async () => {
    const { promise: read, resolve: arrive } = Promise.withResolvers<void>();
    await openPages(width, height, read);
    const small = page.getByRole('img', { name: /^Strona 1\sz\s2$/ }).element();
    await enlarge(1).click();
    await expect.element(viewer).toBeVisible();
    await expect.poll(numberShown).toBe(1);
    await expect.poll(widthPx).toBeGreaterThan(small.getBoundingClientRect().width);
    expect(large().shadowRoot!.innerHTML, 'the very page of the preview').toBe(small.shadowRoot!.innerHTML);

    const fitted = widthPx();
    await viewer.getByRole('button', { name: 'Powiększ' }).click();
    await expect.poll(widthPx).toBeGreaterThan(1.3 * fitted);
    await viewer.getByRole('button', { name: 'Pomniejsz' }).click();

    const next = viewer.getByRole('button', { name: 'Następna strona' });
    await next.click();
    await expect.poll(numberShown).toBe(2);
    await expect.element(next).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(numberShown).toBe(2);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(numberShown).toBe(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.keyboard('{Escape}');
    await expect.element(viewer).not.toBeInTheDocument();
    await expect.element(enlarge(1)).toHaveFocus();

    (enlarge(2).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(viewer).toBeVisible();
    await expect.poll(numberShown).toBe(2);
    await viewer.getByRole('button', { name: 'Zamknij' }).click();
    await expect.element(viewer).not.toBeInTheDocument();
    await expect.element(enlarge(2)).toHaveFocus();
    // What arrives after the pages must not take the focus away.
    await expect.element(page.getByText('Czytam Twój PDF…').first()).toBeVisible();
    arrive();
    await expect.element(page.getByText('Czytam Twój PDF…')).not.toBeInTheDocument();
    await expect.element(enlarge(2)).toHaveFocus();
  });

  test(`keys turn the enlarged pages wherever the focus is, ${width} px wide`, async () => {
    await openPages(width, height);
    await enlarge(1).click();
    await expect.element(scroller).toHaveFocus();
    for (const place of [scroller, viewer.getByRole('button', { name: 'Zamknij' }), viewer]) {
      (place.element() as HTMLElement).focus();
      for (const [key, number] of [
        ['ArrowRight', 2],
        ['ArrowLeft', 1],
        ['PageDown', 2],
        ['PageUp', 1],
        ['End', 2],
        ['Home', 1],
      ] as const) {
        await userEvent.keyboard(`{${key}}`);
        await expect.poll(numberShown, { message: key }).toBe(number);
        await expect.element(place).toHaveFocus();
      }
    }

    // An enlarged page is read to its edge before the next one comes.
    await viewer.getByRole('button', { name: 'Powiększ' }).click();
    await userEvent.keyboard('{PageDown}');
    const read = scroller.element();
    await expect.poll(() => read.scrollTop).toBeGreaterThan(0);
    await expect.poll(numberShown).toBe(1);
    read.scrollTo(0, read.scrollHeight);
    await userEvent.keyboard('{PageDown}');
    await expect.poll(numberShown).toBe(2);
    await expect.poll(() => scroller.element().scrollTop).toBe(0);
  });
}
