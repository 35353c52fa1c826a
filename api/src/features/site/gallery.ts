import { FONT_FACES, fontFileName } from '@kreda/document/engine/fonts/catalogue';
import { pageFontRules } from '@kreda/document/engine/fonts/page-font-rules';
import { LANGUAGES } from '@kreda/document/engine/text/languages';
import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import { DENSITY_PRESETS } from '@kreda/document/kinds/resume/model/page-setup';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { templateSlugSchema } from '@kreda/document/kinds/resume/model/template-slug-schema';
import { TEMPLATE_SLUGS, TEMPLATES_BY_SLUG } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { demoResume, type SampleSize } from '@kreda/document/testing/demo-resumes';
import { PEOPLE } from '@kreda/document/testing/people/people';
import { resumeOfPerson } from '@kreda/document/testing/people/person';
import { samplePortrait } from '@kreda/document/testing/sample-portrait';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BackgroundTypesetter } from '../../platform/clients/typesetter.ts';
import { access } from '../../platform/rest/route-access.ts';

const PEOPLE_NAMES = Object.keys(PEOPLE) as (keyof typeof PEOPLE)[];
/** Demo content in a chosen language, by its amount. */
const DEMO_SIZES = {
  'demo-sparse': 'sparse',
  'demo-typical': 'typical',
  'demo-huge': 'huge',
} as const satisfies Record<string, SampleSize>;
const DEMO_NAMES = Object.keys(DEMO_SIZES) as (keyof typeof DEMO_SIZES)[];
/** The densities that are shown of each CV, unless one is chosen. */
const DENSITIES = ['normal', 'dense'] as const;

/** A CV of the gallery. */
const caseSchema = z.object({
  template: templateSlugSchema,
  person: z.enum([...PEOPLE_NAMES, ...DEMO_NAMES]),
  density: z.enum(Object.keys(DENSITY_PRESETS) as (keyof typeof DENSITY_PRESETS)[]),
  language: languageSchema.catch('pl'),
});
type Case = z.infer<typeof caseSchema>;

/** Null for all: all templates, all invented people, both densities. */
const filterSchema = z.object({
  template: caseSchema.shape.template.nullable().catch(null),
  person: caseSchema.shape.person.nullable().catch(null),
  density: caseSchema.shape.density.nullable().catch(null),
  language: caseSchema.shape.language,
});
type Filter = z.infer<typeof filterSchema>;

const STYLE = `
  body { margin: 0; background: #e9ecf2; color: #1f2933; font: 15px/1.5 system-ui, sans-serif; }
  form { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end; padding: 14px 24px; background: #fff;
    position: sticky; top: 0; z-index: 1; box-shadow: 0 1px 4px rgb(28 32 54 / 14%); }
  label { display: grid; gap: 2px; font-size: 13px; }
  select, button { font: inherit; padding: 5px 8px; }
  main { padding: 4px 24px 24px; }
  h2 { margin: 28px 0 4px; font-size: 20px; }
  h3 { margin: 14px 0 8px; font-size: 14px; font-weight: 500; }
  .densities { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 560px), 1fr)); gap: 0 24px; }
  .densities > section { min-width: 0; }
  .pages { display: flex; gap: 14px; height: 580px; overflow-x: auto; }
  .page { flex: none; width: 397px; height: 561px; background: #fff; box-shadow: 0 2px 10px rgb(28 32 54 / 18%); }
`;

const PAGE_STYLE = `<style>svg { width: 100%; height: 100%; display: block; }
${pageFontRules()}</style>`;

/** Fetches the pages of a CV when it comes near the view. */
const SCRIPT = `
const show = async (element) => {
  const response = await fetch(element.dataset.source);
  const text = await response.text();
  if (response.ok) element.setHTMLUnsafe(text);
  else element.textContent = text;
};
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    void show(target);
  }
}, { rootMargin: '600px' });
for (const element of document.querySelectorAll('.pages')) observer.observe(element);
`;

/**
 * For developers. `GET /templates/gallery?template=modern&person=nurse&density=dense`: every template with the CVs of invented people, as
 * designed and dense, or what the filters leave of that. `person=demo-sparse&language=ua` and other sizes show demo content. The pages are
 * typeset when they are scrolled into view.
 */
export function galleryRoutes(app: FastifyInstance, typesetter: BackgroundTypesetter): void {
  let portrait: Promise<string> | null = null;
  const photo = () => {
    portrait ??= samplePortrait().then((jpeg) => `data:image/jpeg;base64,${jpeg.toString('base64')}`);
    return portrait;
  };

  app.get('/templates/gallery', access('anybody'), (request, reply) => {
    const filter = filterSchema.parse(request.query);
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Templates</title><style>${fontFaces()}${STYLE}</style><script type="module" src="/templates/gallery/script.js"></script></head><body>${filterForm(filter)}<main>${casesOf(filter)}</main></body></html>`;
    return reply.type('text/html; charset=utf-8').send(html);
  });

  app.get('/templates/gallery/script.js', access('anybody'), (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SCRIPT),
  );

  app.get('/templates/gallery/pages', access('anybody'), async (request, reply) => {
    const shown = caseSchema.safeParse(request.query);
    reply.type('text/html; charset=utf-8');
    if (!shown.success) return reply.code(400).send(z.prettifyError(shown.error));
    const resume = resumeOf(shown.data);
    const pages = await typesetter.typeset(resume, resume.photo ? { photo: await photo() } : {});
    // Each page has a shadow root of its own, since their ids collide.
    const sheets = pages.map(
      (svg) => `<div class="page"><template shadowrootmode="open">${PAGE_STYLE}${svg}</template></div>`,
    );
    return reply.send(sheets.join(''));
  });
}

function resumeOf({ template, person, density, language }: Case): Resume {
  const resume =
    person in PEOPLE
      ? resumeOfPerson(PEOPLE[person as keyof typeof PEOPLE], template)
      : demoResume(DEMO_SIZES[person as keyof typeof DEMO_SIZES], template, language);
  return { ...resume, pageSetup: { ...resume.pageSetup, density: DENSITY_PRESETS[density] } };
}

function casesOf({ template, person, density, language }: Filter): string {
  const templates = template ? [template] : TEMPLATE_SLUGS;
  const people = person ? [person] : PEOPLE_NAMES;
  const densities = density ? [density] : DENSITIES;
  return templates
    .map((slug) => {
      const { label, traits } = TEMPLATES_BY_SLUG[slug];
      const rows = people.map((name) => {
        const sections = densities.map((preset) => {
          const query = new URLSearchParams({ template: slug, person: name, density: preset, language });
          return `<section><h3>${name}, ${preset}</h3><div class="pages" data-source="/templates/gallery/pages?${escapeAttribute(query)}"></div></section>`;
        });
        return `<div class="densities">${sections.join('')}</div>`;
      });
      return `<h2 id="${slug}">${label} · ${slug} · ${traits.join(', ')}</h2>${rows.join('')}`;
    })
    .join('');
}

const escapeAttribute = (query: URLSearchParams) => query.toString().replaceAll('&', '&amp;');

function filterForm(filter: Filter): string {
  const select = (name: keyof Filter, values: readonly string[], all: string | null) => {
    const options = values.map((value) => `<option${value === filter[name] ? ' selected' : ''}>${value}</option>`);
    const none = all === null ? '' : `<option value="">${all}</option>`;
    return `<label>${name}<select name="${name}">${none}${options.join('')}</select></label>`;
  };
  return `<form>${[
    select('template', TEMPLATE_SLUGS, 'all'),
    select('person', [...PEOPLE_NAMES, ...DEMO_NAMES], 'all six'),
    select('density', Object.keys(DENSITY_PRESETS), 'normal and dense'),
    select('language', LANGUAGES, null),
  ].join('')}<button>Show</button></form>`;
}

function fontFaces(): string {
  return FONT_FACES.map(
    (face) =>
      `@font-face { font-family: "${face.family}"; font-weight: ${face.weight}; font-style: ${face.style}; src: url("/fonts/${fontFileName(face)}"); }`,
  ).join('\n');
}
