import { createHash } from 'node:crypto';
import type { Page } from '@kreda/proto/renderer-service';
import { RenderFailure } from '../failure.ts';
import { pageSizes } from '../read/geometry.ts';
import type { RenderService } from './service.ts';

/** The families of most templates. The subsetter's cache holds no more faces than these; others are loaded on first use. */
const usualFamilies = ['Inter', 'Open Sans', 'Source Sans 3', 'Montserrat'];

/** V8 compiles most of the code that a CV needs within them. They take a quarter of a second. */
const rounds = 24;

/**
 * Renders pages like those of a CV in these families, so that the first callers find fonts loaded and code compiled.
 *
 * @param onSlow called if a page takes longer than its deadline, as on a machine that is busy with starting other things. The service
 * works then, and its first renders are slower.
 *
 * @throws {RenderFailure} if a page fails for any other reason: then no page of a caller could be rendered.
 */
export async function warmUp(service: RenderService, onSlow: (failure: RenderFailure) => void): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const family = usualFamilies[round % usualFamilies.length]!;
    const pages = [warmPage(family, round)];
    try {
      await service.render({ pages, info: null, options: null, attachment: null }, new AbortController().signal);
    } catch (error) {
      if (!(error instanceof RenderFailure) || error.reason !== 'PAGE_TIMEOUT') throw error;
      onSlow(error);
      return;
    }
  }
}

/** @param round makes the texts differ from those of other rounds, since shaped texts are cached. */
function warmPage(family: string, round: number): Page {
  const text = (x: number, y: number, words: string, more = '') =>
    `<text x="${x}" y="${y}" font-family="${family}" font-size="13" ${more}text-rendering="geometricPrecision" ` +
    `xml:space="preserve">${words} ${round}</text>`;
  let content = '<rect x="-2" y="-2" width="264" height="1127" fill="#23235c"/>';
  for (let section = 0; section < 8; section++) {
    const y = 60 + section * 130;
    content +=
      `<g data-role="section" data-group="${section}"><g data-role="section-title">` +
      `${text(300, y, 'Doświadczenie zawodowe', 'font-weight="700" fill="#23235c" ')}</g>` +
      `<rect x="300" y="${y + 8}" width="400" height="1" fill="#23235c"/>` +
      `<g data-role="sub-section" data-entry="e${section}"><g data-role="entry-title">` +
      `${text(300, y + 26, 'Zażółć gęślą jaźń', 'font-weight="700" font-style="italic" fill="#444444" ')}</g>` +
      `<a href="https://example.com/${section}">${text(560, y + 26, 'example.com', 'fill="#2a54b5" ')}</a>` +
      `<g data-role="description"><g data-role="list-item"><g data-role="list-marker">${text(300, y + 44, '•')}</g>` +
      `${text(312, y + 44, 'Prowadzenie zespołu 8 osób i wdrożenie systemu AVATAR, To. Ty, 0123456789;')}` +
      `${text(312, y + 60, 'skrócenie czasu o 40% dzięki TypeScript, PostgreSQL i gRPC', 'font-style="italic" ')}` +
      '</g></g></g><g data-role="level" data-label="4 / 5">' +
      [0, 1, 2, 3, 4].map((dot) => `<circle cx="${40 + dot * 14}" cy="${y}" r="4" fill="#ffffff"/>`).join('') +
      `</g></g><path d="M3 7a2 2 0 0 1 2 -2h14l2 5" transform="translate(30 ${y + 20}) scale(0.56)" fill="none" stroke="#ffffff"/>`;
  }
  const { width, height } = pageSizes.a4;
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width} ${height}" data-engine="2">${content}</svg>`,
  );
  return { svg, sha256: createHash('sha256').update(svg).digest('hex') };
}
