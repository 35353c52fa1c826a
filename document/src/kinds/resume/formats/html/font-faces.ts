import { type FontFace, faceOf, LAST_RESORT, type PageFontFamily } from '../../../../engine/fonts/catalogue.ts';
import type { FormatResources } from '../../../format.ts';
import { familiesForSections } from '../../compose/fonts-of-sections.ts';
import type { Resume } from '../../model/resume.ts';
import type { TemplateStyle } from '../../styles/template-style.ts';
import { dataUri } from '../data-uri.ts';

/**
 * The faces that the page uses, each with the page's characters alone: some 15 KB each. Characters that no family of the resume has are
 * shown in a font of the reader's device.
 *
 * @param page.text the page's markup: its few Latin letters more do no harm.
 */
export async function fontFacesCss(
  style: TemplateStyle,
  page: { resume: Resume; text: string },
  { fonts, subsetFont }: Pick<FormatResources, 'fonts' | 'subsetFont'>,
): Promise<string> {
  const characters = charactersOf(page.text);
  const rules: string[] = [];
  for (const face of facesOf(style, page)) {
    const source = fonts.find((font) => isSameFace(font.face, face));
    if (!source) continue;
    const bytes = await subsetFont(source.bytes, characters);
    rules.push(
      `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-style:${face.style};src:url(${dataUri('font/woff2', bytes)}) format("woff2")}`,
    );
  }
  return rules.join('\n');
}

/** Headings in capitals need letters that the text may not have. */
function charactersOf(text: string): string {
  return [...new Set(text + text.toUpperCase())].sort().join('');
}

/** The families that scripts of the text need beside the template's. */
export function scriptFamilies({ fonts, sections }: Pick<Resume, 'fonts' | 'sections'>): PageFontFamily[] {
  const own: readonly PageFontFamily[] = [fonts.heading, fonts.body];
  return familiesForSections([], sections).filter((family) => family !== LAST_RESORT && !own.includes(family));
}

/** The faces of the style's texts, those of bold and italic words in descriptions, and those for other scripts. */
function facesOf(style: TemplateStyle, { resume, text }: { resume: Resume; text: string }): FontFace[] {
  const { hero, columns } = style;
  const styles = [
    ...[hero.name, hero.profession, hero.contact],
    ...columns.flatMap(({ look }) => [look.title, look.entryTitle, look.entrySubtitle, look.meta, look.body]),
  ];
  const body = resume.fonts.body;
  const [hasBold, hasItalic] = [text.includes('<strong>') || text.includes('<dt>'), text.includes('<em>')];
  const faces = [
    ...styles.map(({ family, weight, style: slant }) => faceOf(family, weight, slant)),
    ...(hasBold ? [faceOf(body, 700, 'normal')] : []),
    ...(hasItalic ? [faceOf(body, 400, 'italic')] : []),
    ...(hasBold && hasItalic && /<strong><em>/.test(text) ? [faceOf(body, 700, 'italic')] : []),
    ...scriptFamilies(resume).flatMap((family) => [faceOf(family, 400, 'normal'), faceOf(family, 700, 'normal')]),
  ];
  return faces.filter((face, index) => faces.findIndex((other) => isSameFace(other, face)) === index);
}

function isSameFace(one: FontFace, other: FontFace): boolean {
  return one.family === other.family && one.weight === other.weight && one.style === other.style;
}
