import { FONT_FACES, type FontFace, fontFileName } from '@kreda/document/engine/fonts/catalogue';
import { FontNotGivenError } from '@kreda/document/engine/fonts/font-not-given';
import type { Language } from '@kreda/document/engine/text/languages';
import { familiesForSections, rareCharactersOfSections } from '@kreda/document/kinds/resume/compose/fonts-of-sections';
import { hyphenatorLanguage } from '@kreda/document/kinds/resume/hyphenator-language';
import type { Photo, Resume } from '@kreda/document/kinds/resume/model/resume';
import type { TypesetOptions, Typesetter } from '@kreda/document/kinds/resume/typeset';

type LoadedFace = { face: FontFace; bytes: Uint8Array };

const faces = new Map<string, Promise<LoadedFace>>();
const typesetters = new Map<string, Promise<Typesetter>>();
const photos = new Map<string, Promise<string>>();

/** Remembers a promise that fails only until it has failed, so that the next try is a new one. */
function remember<T>(cache: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const loading = load();
  cache.set(key, loading);
  loading.catch(() => cache.delete(key));
  return loading;
}

async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** A font file, for measuring and, as a face of the page, for showing. */
function loadFace(face: FontFace): Promise<LoadedFace> {
  const name = fontFileName(face);
  return remember(faces, name, async () => {
    const bytes = await fetchBytes(`/fonts/${name}`);
    document.fonts.add(
      await new FontFace(face.family, bytes, { weight: String(face.weight), style: face.style }).load(),
    );
    return { face, bytes };
  });
}

/** A typesetter with certain families; the engine and the fonts are fetched when first needed. */
function loadTypesetter(families: readonly string[]): Promise<Typesetter> {
  return remember(typesetters, families.join('/'), async () => {
    const wanted = FONT_FACES.filter(({ family }) => families.includes(family));
    const [{ createTypesetter }, ...loaded] = await Promise.all([
      import('@kreda/document/kinds/resume/typeset'),
      ...wanted.map(loadFace),
    ]);
    return createTypesetter(loaded);
  });
}

async function loadHyphenator(language: Language) {
  const module = await import('@kreda/document/engine/text/hyphenator');
  return module.loadHyphenator(language);
}

type Prepared = Pick<Resume, 'fonts' | 'photo' | 'sections' | 'language' | 'pageSetup' | 'pattern' | 'patternVersion'>;

function familiesOf({ fonts, sections }: Prepared) {
  return familiesForSections([fonts.heading, fonts.body], sections);
}

/** Names what typesetting the resume needs; while it stays the same, `prepare` need not be asked again. */
export function preparationKey(resume: Prepared): string {
  const rare = rareCharactersOfSections(resume.sections);
  return [...familiesOf(resume), rare, resume.photo?.url, hyphenatorLanguage(resume)].join('|');
}

/** Everything that typesetting takes beside the resume. */
export interface Preparation {
  typesetter: Typesetter;
  options: TypesetOptions;
}

/** Fetches the fonts of the resume's families and scripts, its photo, and its language's rules of hyphenation. */
export async function prepare(resume: Resume): Promise<Preparation> {
  const families = familiesOf(resume);
  const language = hyphenatorLanguage(resume);
  const [typesetter, photo, hyphenator] = await Promise.all([
    loadTypesetter(families),
    resume.photo ? loadPhoto(resume.photo) : null,
    language ? loadHyphenator(language) : null,
  ]);
  const options = { ...(photo ? { photo } : {}), ...(hyphenator ? { hyphenator } : {}) };
  if (rareCharactersOfSections(resume.sections) === '') return { typesetter, options };
  return { typesetter: await loadRareFamilies(resume, { families, options }), options };
}

/** A typesetter that has the families for characters which the usual ones lack, too: setting the resume says which they are. */
async function loadRareFamilies(
  resume: Resume,
  { families, options }: { families: readonly string[]; options: TypesetOptions },
): Promise<Typesetter> {
  const typesetter = await loadTypesetter(families);
  try {
    typesetter.typeset(resume, options);
    return typesetter;
  } catch (error) {
    if (!(error instanceof FontNotGivenError)) throw error;
    return loadRareFamilies(resume, { families: [...families, error.family].sort(), options });
  }
}

/** The photo as the data: URL that page SVGs carry: the very bytes that the server has. */
function loadPhoto({ url }: Photo): Promise<string> {
  return remember(photos, url, async () => {
    const bytes = await fetchBytes(url);
    let binary = '';
    for (let start = 0; start < bytes.length; start += 8_192)
      binary += String.fromCharCode(...bytes.subarray(start, start + 8_192));
    return `data:image/jpeg;base64,${btoa(binary)}`;
  });
}

/** The pages of a resume as this browser typesets them, byte for byte those of the server. */
export async function typesetStored(resume: Resume): Promise<string[]> {
  const { typesetter, options } = await prepare(resume);
  return typesetter.typeset(resume, options).pages;
}
