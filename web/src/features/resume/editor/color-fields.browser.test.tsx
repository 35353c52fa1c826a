import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEditor } from '../../../testing/opened-editor.ts';

test('Escape closes the colour picker alone, then the panel; the picker’s swatches are large enough for a thumb', async () => {
  for (const width of [1440, 390]) {
    await page.viewport(width, 900);
    await openEditor('dane-osobowe');
    await page.getByRole('button', { name: 'Wygląd' }).click();
    await page.getByRole('tab', { name: 'Kolory' }).click();
    const field = page.getByLabelText('Główny', { exact: true });
    await field.click();
    const swatches = () => [...document.querySelectorAll('.mantine-ColorInput-dropdown .mantine-ColorInput-swatch')];
    await expect.poll(() => swatches().length).toBeGreaterThan(10);
    // The picker grows while it opens.
    for (const side of ['width', 'height'] as const)
      await expect
        .poll(() => Math.min(...swatches().map((swatch) => swatch.getBoundingClientRect()[side])))
        .toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => swatches().length).toBe(0);
    await expect.element(field).toHaveFocus();
    await field.click();
    await expect.poll(() => swatches().length).toBeGreaterThan(10);
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Wygląd' })).toHaveFocus();
  }
});
