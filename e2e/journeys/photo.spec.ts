/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolationsInEitherScheme } from '../src/axe.ts';
import { sheets, startCv } from '../src/editor.ts';
import { sharedProduct as product } from '../src/shared-product.ts';

/** A picture whose left half is red and whose right half is blue. */
async function halves(): Promise<Buffer> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="400" height="800" fill="#d02020"/><rect x="400" width="400" height="800" fill="#2020d0"/></svg>';
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

/** The stored photo's colour at a place given in parts of its size. */
async function photoColour(page: Page, uuid: string, [x, y]: readonly [number, number]) {
  const query = encodeURIComponent(JSON.stringify({ uuid }));
  const answer = await page.request.get(`${product.url}/trpc/resume.get?input=${query}`);
  const { photo } = (await answer.json()).result.data.resume as { photo: { url: string } };
  const jpeg = await (await page.request.get(product.url + photo.url)).body();
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  return red > blue ? 'red' : 'blue';
}

test('a photo is turned, flipped, undone, repeated and lit before it is applied, and edited again later', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const uuid = await startCv(page, product.url, 'Gdynia');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'ja.jpg', mimeType: 'image/jpeg', buffer: await halves() });
  const dialog = page.getByRole('dialog', { name: 'Edycja zdjęcia' });
  await expect(dialog.getByRole('slider', { name: 'Jasność' })).toBeVisible();
  await expectNoViolationsInEitherScheme(page, 'the photo editor');
  // Undo keeps the focus when nothing is left to undo.
  const undo = dialog.getByRole('button', { name: 'Cofnij' });
  await expect(undo).toBeDisabled();
  await dialog.getByRole('button', { name: 'Obróć w lewo' }).click();
  await undo.click();
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
  await dialog.getByRole('button', { name: 'Obróć w prawo' }).click();
  await dialog.getByRole('button', { name: 'Odbij w poziomie' }).click();
  await dialog.getByRole('button', { name: 'Cofnij' }).click();
  await dialog.getByRole('button', { name: 'Powtórz' }).click();
  await dialog.getByRole('button', { name: 'Cofnij' }).click();
  await dialog.getByRole('slider', { name: 'Jasność' }).press('ArrowRight');
  await dialog.getByRole('button', { name: 'Zastosuj' }).click();
  await expect(dialog).toHaveCount(0);
  // A quarter to the right: what was on the left is on top.
  expect(await photoColour(page, uuid, [0.5, 0.1])).toBe('red');
  expect(await photoColour(page, uuid, [0.5, 0.9])).toBe('blue');

  await page.getByRole('button', { name: 'Edytuj zdjęcie' }).click();
  await dialog.getByRole('button', { name: 'Obróć w lewo' }).click();
  await dialog.getByRole('button', { name: 'Obróć w lewo' }).click();
  await dialog.getByRole('button', { name: 'Zastosuj' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await photoColour(page, uuid, [0.5, 0.1])).toBe('blue');
  await expect
    .poll(() =>
      sheets(page)
        .first()
        .evaluate((host) => host.shadowRoot!.querySelectorAll('image').length),
    )
    .toBe(1);
});
