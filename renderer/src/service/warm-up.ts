import { createHash } from 'node:crypto';
import type { Page } from '@kreda/proto/renderer-service';
import { page } from '../read/geometry.ts';
import type { RenderService } from './service.ts';

/** The families of most templates. The subsetter's cache holds no more faces than these; others are loaded on first use. */
const usualFamilies = ['Inter', 'Open Sans', 'Source Sans 3', 'Montserrat'];

/** Renders a page with these families, so that the first caller finds fonts loaded and code compiled. */
export async function warmUp(service: RenderService): Promise<void> {
  const texts = usualFamilies.flatMap((family) =>
    ['400', '700'].flatMap((weight) =>
      ['normal', 'italic'].map(
        (style) =>
          `<text x="48" y="96" font-family="${family}" font-size="13" font-weight="${weight}" font-style="${style}" ` +
          `xml:space="preserve">Zażółć gęślą jaźń 0123456789</text>`,
      ),
    ),
  );
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${page.height}" ` +
      `viewBox="0 0 ${page.width} ${page.height}"><circle cx="99" cy="99" r="50" fill="#23235c"/>${texts.join('')}</svg>`,
  );
  const warmPage: Page = { svg, sha256: createHash('sha256').update(svg).digest('hex') };
  for (let round = 0; round < 3; round++) {
    await service.render({ pages: [warmPage], info: null, options: null }, new AbortController().signal);
  }
}
