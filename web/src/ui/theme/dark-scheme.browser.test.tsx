import { Avatar, Badge, Button, MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import './component-styles.ts';
import './global.css';
import { createSiteTheme, DEFAULT_COLORS } from './theme.ts';

/** Red, green and blue of a CSS colour as the browser paints it, 0 to 255. */
function painted(color: string): [number, number, number] {
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [red, green, blue] = painted(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('in the dark scheme secondary buttons, badges and placeholders are lighter than the card below, and readable', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  const app = createRoot(root);
  app.render(
    <MantineProvider theme={createSiteTheme(DEFAULT_COLORS)} forceColorScheme="dark">
      <div data-testid="card" style={{ background: 'var(--site-surface)' }}>
        <Button variant="default">default</Button>
        <Button variant="light">light</Button>
        {['accent', 'green', 'gray', 'red'].map((color) => (
          <Badge key={color} variant="light" color={color}>
            {color}
          </Badge>
        ))}
        <Avatar alt="placeholder" />
      </div>
    </MantineProvider>,
  );
  await expect.element(page.getByText('default')).toBeVisible();
  const card = root.querySelector<HTMLElement>('[data-testid=card]')!;
  const cardLuminance = luminance(getComputedStyle(card).backgroundColor);
  const parts = [...root.querySelectorAll<HTMLElement>('.mantine-Button-root, .mantine-Badge-root')];
  expect(parts).toHaveLength(6);
  for (const part of parts) {
    const { backgroundColor, color } = getComputedStyle(part);
    const ground = luminance(backgroundColor);
    expect(ground, `${part.textContent} above the card`).toBeGreaterThan(cardLuminance);
    expect((luminance(color) + 0.05) / (ground + 0.05), `${part.textContent}, contrast`).toBeGreaterThanOrEqual(4.5);
  }
  const avatar = root.querySelector<HTMLElement>('.mantine-Avatar-placeholder')!;
  expect(luminance(getComputedStyle(avatar).backgroundColor), 'placeholder').toBeGreaterThan(cardLuminance);
  app.unmount();
  root.remove();
  document.documentElement.setAttribute('data-mantine-color-scheme', 'light');
});
