import { FONT_FACES, type FontFace, type FontFamily, fontFileName } from '@kreda/document/engine/fonts/catalogue';
import { FontNotGivenError } from '@kreda/document/engine/fonts/font-not-given';
import { familiesForSections, rareCharactersOfSections } from '@kreda/document/kinds/resume/compose/fonts-of-sections';
import type { Photo, Resume } from '@kreda/document/kinds/resume/model/resume';
import type { TypesetOptions, Typesetter } from '@kreda/document/kinds/resume/typeset';
import { loadTypesetData, typesetDataKey } from '@kreda/document/kinds/resume/typeset-data';

export type LoadedFace = { face: FontFace; bytes: Uint8Array };

const faces = new Map<string, Promise<LoadedFace>>();
const typesetters = new Map<string, Promise<Typesetter>>();
const photos = new Map<string, Promise<string>>();

/** Caches promises. A rejected one is removed, so that the next call tries again. */
function cached<T>(cache: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
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

/** Loads a font file for typesetting, and registers it with the page for display. */
export function loadFace(face: FontFace): Promise<LoadedFace> {
  const name = fontFileName(face);
  return cached(faces, name, async () => {
    const bytes = await fetchBytes(`/fonts/${name}`);
    document.fonts.add(
      await new FontFace(face.family, bytes, { weight: String(face.weight), style: face.style }).load(),
    );
    return { face, bytes };
  });
}

/** Registers a family's regular face with the page, to show the family in its own letters. */
export async function loadSpecimen(family: FontFamily): Promise<void> {
  await loadFace(FONT_FACES.find((face) => face.family === family)!);
}

/** A typesetter with these font families. The engine and the fonts are fetched at first use. */
function loadTypesetter(families: readonly string[]): Promise<Typesetter> {
  return cached(typesetters, families.join('/'), async () => {
    const wanted = FONT_FACES.filter(({ family }) => families.includes(family));
    const [{ createTypesetter }, ...loaded] = await Promise.all([
      import('@kreda/document/kinds/resume/typeset'),
      ...wanted.map(loadFace),
    ]);
    return createTypesetter(loaded);
  });
}

type Prepared = Pick<
  Resume,
  'fonts' | 'photo' | 'sections' | 'language' | 'isDone' | 'pageSetup' | 'pattern' | 'patternVersion'
>;

function familiesOf({ fonts, sections }: Prepared) {
  return familiesForSections([fonts.heading, fonts.body], sections);
}

/** The cache key of a resume's preparation: `prepare` has to be called again only when it changes. */
export function preparationKey(resume: Prepared): string {
  const rare = rareCharactersOfSections(resume.sections);
  return [...familiesOf(resume), rare, resume.photo?.url, typesetDataKey(resume)].join('|');
}

/** Everything that typesetting needs besides the resume. */
export interface Preparation {
  typesetter: Typesetter;
  options: TypesetOptions;
}

/** Fetches the fonts for the resume's families and scripts, its photo, its template version, and what it needs in its language. */
export async function prepare(resume: Resume): Promise<Preparation> {
  const families = familiesOf(resume);
  const [typesetter, photo, typesetData] = await Promise.all([
    loadTypesetter(families),
    resume.photo ? loadPhoto(resume.photo) : null,
    loadTypesetData(resume),
  ]);
  const options = { ...(photo ? { photo } : {}), ...typesetData };
  if (rareCharactersOfSections(resume.sections) === '') return { typesetter, options };
  return { typesetter: await loadRareFamilies(resume, { families, options }), options };
}

/** Adds the fallback font families for rare characters. Typesetting the resume tells which are missing. */
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

/** A stored picture as the data URL that page SVGs contain, with the same bytes as on the server. */
export function loadPhoto({ url }: Pick<Photo, 'url'>): Promise<string> {
  return cached(photos, url, async () => {
    const bytes = await fetchBytes(url);
    let binary = '';
    for (let start = 0; start < bytes.length; start += 8_192)
      binary += String.fromCharCode(...bytes.subarray(start, start + 8_192));
    return `data:image/jpeg;base64,${btoa(binary)}`;
  });
}

/** Typesets a resume in this browser. The pages are byte-identical to the server's. */
export async function typesetStored(resume: Resume): Promise<string[]> {
  const { typesetter, options } = await prepare(resume);
  return typesetter.typeset(resume, options).pages;
}
