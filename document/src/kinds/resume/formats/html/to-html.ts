import { toBcp47 } from '../../../../engine/text/languages.ts';
import type { FormatResources } from '../../../format.ts';
import { composeResume } from '../../compose/compose.ts';
import type { ResumeContent } from '../../compose/content.ts';
import { contentDirection } from '../../compose/content-direction.ts';
import { textSettingOf } from '../../compose/text-setting.ts';
import { columnSections } from '../../layout/layout-resume.ts';
import { townOf } from '../../layout/signature.ts';
import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import type { Resume } from '../../model/resume.ts';
import { withReadableInk } from '../../styles/readable-style.ts';
import { resolveStyle } from '../../styles/resolve-style.ts';
import type { TemplateStyle } from '../../styles/template-style.ts';
import { loadTemplateVersion } from '../../styles/template-versions.ts';
import { dataUri } from '../data-uri.ts';
import { fontFacesCss } from './font-faces.ts';
import { heroParts, isBeside } from './hero-html.ts';
import { type Child, element, elementOf, joinMarkup, type Markup } from './markup.ts';
import { pageCss } from './page-css.ts';
import { sectionHtml } from './section-html.ts';

/** The page loads nothing and runs nothing, wherever it is put. */
const POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'";

/**
 * The resume as one page of HTML with everything in it: photo, fonts and styles, and no scripts. It prints the same words in the same order
 * as the PDF, in the template's look, on screens from 320 px on and on paper (docs/decisions/0076).
 */
export async function toHtml(resume: Resume, { photo, fonts, subsetFont }: FormatResources): Promise<string> {
  await loadTemplateVersion(resume);
  const designed = resolveStyle(resume);
  const style = withReadableInk(designed);
  const content = composeResume(resume, textSettingOf(designed, resume.pageSetup));
  const direction = contentDirection(content);
  const body = element('body', {}, sheet(content, style, { resume, photo }));
  const faces = await fontFacesCss(style, { resume, text: body.markup }, { fonts, subsetFont });
  const title = [content.name, content.profession].filter((part) => part !== '').join(' – ');
  const head = element(
    'head',
    {},
    element('meta', { charset: 'utf-8' }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
    element('meta', { name: 'referrer', content: 'no-referrer' }),
    element('title', {}, title === '' ? 'CV' : title),
    // Without it, browsers ask the server for an icon.
    element('link', { rel: 'icon', href: 'data:,' }),
    { markup: `<style>\n${[faces, pageCss(style, resume, direction)].join('\n')}\n</style>` },
  );
  const html = element('html', { lang: toBcp47(resume.language), dir: direction }, head, body);
  return `<!DOCTYPE html>\n${html.markup}\n`;
}

function sheet(
  content: ResumeContent,
  style: TemplateStyle,
  { resume, photo }: { resume: Resume; photo: Uint8Array | null },
): Markup {
  const parts = heroParts(content, style, { resume, photo: photo && dataUri('image/jpeg', photo) });
  const { photo: picture, words, contacts } = parts;
  const inHeader: Child[] = isBeside(style.hero.kind)
    ? [element('div', { class: 'words' }, words)]
    : [element('div', { class: 'words' }, words, contacts), picture];
  const columns = style.columns.map((column) => {
    const sections = columnSections(column, style.columns, content.sections);
    return element(
      'div',
      { class: `column ${column.id} look-${column.id}` },
      ...sections.map((section) => sectionHtml(section, column.look, resume)),
      column.id === 'main' && sections.length > 0 && style.signature ? signature(content) : null,
    );
  });
  return element(
    'main',
    { class: 'sheet' },
    style.hero.kind === 'monogram' ? rail(content) : null,
    element('header', { class: 'hero' }, ...inHeader),
    isBeside(style.hero.kind) ? elementOf('div', { class: 'beside look-side' }, [picture, contacts]) : null,
    joinMarkup(columns),
  );
}

/** The initials are a drawing: read aloud, they would be words of their own. */
function rail({ initials }: ResumeContent): Markup {
  return element(
    'div',
    { class: 'rail', 'aria-hidden': 'true' },
    ...initials.map((letter) => element('span', {}, letter)),
  );
}

/** Two lines to be filled in by hand on the printed page. */
function signature({ city, language }: ResumeContent): Markup {
  const { placeAndDate, signature: caption } = DOCUMENT_LABELS[language];
  const town = townOf(city);
  return element(
    'div',
    { class: 'signature' },
    element('p', {}, element('span', { class: 'line' }, town === '' ? '' : `${town},`), placeAndDate),
    element('p', {}, element('span', { class: 'line' }, ''), caption),
  );
}
