import { FONT_FACES, fontFileName } from '@kreda/document/engine/fonts/catalogue';
import { pageFontRules } from '@kreda/document/engine/fonts/page-font-rules';
import { LANGUAGES } from '@kreda/document/engine/text/languages';
import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import { TEMPLATE_SLUGS, TEMPLATES_BY_SLUG } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { demoResume, SAMPLE_SIZES } from '@kreda/document/testing/demo-resumes';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BackgroundTypesetter } from '../../platform/clients/typesetter.ts';
import { access } from '../../platform/rest/route-access.ts';

const querySchema = z.object({
  size: z.enum(SAMPLE_SIZES).catch('typical'),
  language: languageSchema.catch('pl'),
});

const STYLE = `
  body { margin: 0; padding: 24px; background: #e9ecf2; color: #1f2933; font: 15px/1.5 system-ui, sans-serif; }
  nav { display: flex; flex-wrap: wrap; gap: 6px 14px; margin-bottom: 24px; }
  [aria-current] { font-weight: 700; color: inherit; text-decoration: none; }
  h2 { margin: 32px 0 10px; font-size: 18px; }
  .pages { display: flex; gap: 18px; overflow-x: auto; padding-bottom: 12px; }
  .page { flex: none; width: 560px; height: 792px; background: #fff; box-shadow: 0 2px 10px rgb(28 32 54 / 18%); }
`;

const PAGE_STYLE = `<style>svg { width: 100%; height: 100%; display: block; }
${pageFontRules()}</style>`;

/** `GET /templates/gallery?size=typical&language=pl`: every template with demo content, for developers. */
export function galleryRoute(app: FastifyInstance, typesetter: BackgroundTypesetter): void {
  app.get('/templates/gallery', access('anybody'), async (request, reply) => {
    const chosen = querySchema.parse(request.query);
    const documents = await Promise.all(
      TEMPLATE_SLUGS.map(async (pattern) => ({
        pattern,
        pages: await typesetter.typeset(demoResume(chosen.size, pattern, chosen.language)),
      })),
    );
    const sections = documents.map(({ pattern, pages }) => {
      const { label, traits } = TEMPLATES_BY_SLUG[pattern];
      // Each page has a shadow root of its own, since their ids collide.
      const sheets = pages.map(
        (svg) => `<div class="page"><template shadowrootmode="open">${PAGE_STYLE}${svg}</template></div>`,
      );
      return `<h2 id="${pattern}">${label} · ${pattern} · ${traits.join(', ')}</h2><div class="pages">${sheets.join('')}</div>`;
    });
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Templates</title><style>${fontFaces()}${STYLE}</style></head><body>${navigation(chosen)}${sections.join('')}</body></html>`;
    return reply.type('text/html; charset=utf-8').send(html);
  });
}

function fontFaces(): string {
  return FONT_FACES.map(
    (face) =>
      `@font-face { font-family: "${face.family}"; font-weight: ${face.weight}; font-style: ${face.style}; src: url("/fonts/${fontFileName(face)}"); }`,
  ).join('\n');
}

function navigation({ size, language }: z.infer<typeof querySchema>): string {
  const link = (query: { size: string; language: string }, words: string, isCurrent: boolean) =>
    `<a href="?${new URLSearchParams(query)}"${isCurrent ? ' aria-current="true"' : ''}>${words}</a>`;
  return `<nav>${SAMPLE_SIZES.map((other) => link({ size: other, language }, other, other === size)).join('')}${LANGUAGES.map((other) => link({ size, language: other }, other, other === language)).join('')}</nav>`;
}
