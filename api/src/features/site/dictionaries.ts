import { FONT_FACES, FONT_FAMILIES, fontFileName } from '@kreda/document/engine/fonts/catalogue';
import { LANGUAGES, type Language, toBcp47 } from '@kreda/document/engine/text/languages';
import { LEVEL_SHAPES } from '@kreda/document/kinds/resume/model/section';
import { sectionName } from '@kreda/document/kinds/resume/model/section-names';
import { SECTION_SLUGS } from '@kreda/document/kinds/resume/model/sections';
import { TEMPLATE_SLUGS, TEMPLATES_BY_SLUG } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { suggestedLanguages } from '../../platform/suggested-languages.ts';
import type { Choice, Dictionaries } from './dictionaries-schema.ts';

const LANGUAGE_LEVELS = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native'] as const;

const WORDS = {
  pl: {
    native: 'ojczysty',
    maritalStatuses: {
      single: 'stan wolny',
      married: 'w związku małżeńskim',
      divorced: 'po rozwodzie',
      widowed: 'owdowiały/-a',
    },
    genders: { female: 'kobieta', male: 'mężczyzna', other: 'inna' },
  },
  en: {
    native: 'native',
    maritalStatuses: { single: 'single', married: 'married', divorced: 'divorced', widowed: 'widowed' },
    genders: { female: 'female', male: 'male', other: 'other' },
  },
  de: {
    native: 'Muttersprache',
    maritalStatuses: { single: 'ledig', married: 'verheiratet', divorced: 'geschieden', widowed: 'verwitwet' },
    genders: { female: 'weiblich', male: 'männlich', other: 'divers' },
  },
  cz: {
    native: 'rodilý mluvčí',
    maritalStatuses: {
      single: 'svobodný/-á',
      married: 'ženatý / vdaná',
      divorced: 'rozvedený/-á',
      widowed: 'ovdovělý/-á',
    },
    genders: { female: 'žena', male: 'muž', other: 'jiné' },
  },
  ua: {
    native: 'рідна',
    maritalStatuses: {
      single: 'не в шлюбі',
      married: 'у шлюбі',
      divorced: 'розлучений/-а',
      widowed: 'вдівець / вдова',
    },
    genders: { female: 'жінка', male: 'чоловік', other: 'інше' },
  },
  dk: {
    native: 'modersmål',
    maritalStatuses: { single: 'ugift', married: 'gift', divorced: 'skilt', widowed: 'enke/enkemand' },
    genders: { female: 'kvinde', male: 'mand', other: 'andet' },
  },
  es: {
    native: 'lengua materna',
    maritalStatuses: { single: 'soltero/a', married: 'casado/a', divorced: 'divorciado/a', widowed: 'viudo/a' },
    genders: { female: 'mujer', male: 'hombre', other: 'otro' },
  },
  it: {
    native: 'madrelingua',
    maritalStatuses: {
      single: 'celibe / nubile',
      married: 'coniugato/a',
      divorced: 'divorziato/a',
      widowed: 'vedovo/a',
    },
    genders: { female: 'donna', male: 'uomo', other: 'altro' },
  },
  lt: {
    native: 'gimtoji',
    maritalStatuses: {
      single: 'nevedęs / netekėjusi',
      married: 'vedęs / ištekėjusi',
      divorced: 'išsiskyręs / išsiskyrusi',
      widowed: 'našlys / našlė',
    },
    genders: { female: 'moteris', male: 'vyras', other: 'kita' },
  },
  se: {
    native: 'modersmål',
    maritalStatuses: { single: 'ogift', married: 'gift', divorced: 'skild', widowed: 'änka/änkling' },
    genders: { female: 'kvinna', male: 'man', other: 'annat' },
  },
  sk: {
    native: 'materinský jazyk',
    maritalStatuses: {
      single: 'slobodný/-á',
      married: 'ženatý / vydatá',
      divorced: 'rozvedený/-á',
      widowed: 'ovdovený/-á',
    },
    genders: { female: 'žena', male: 'muž', other: 'iné' },
  },
} as const satisfies Record<Language, object>;

/** The specification's dictionaries (section 3) in the interface's language. */
export function dictionaries(language: Language): Dictionaries {
  const words = WORDS[language];
  return {
    maritalStatuses: choices(words.maritalStatuses),
    languageLevels: LANGUAGE_LEVELS.map((slug) => ({
      slug,
      name: slug === 'native' ? words.native : slug.toUpperCase(),
    })),
    levelShapes: [...LEVEL_SHAPES],
    resumePatterns: TEMPLATE_SLUGS.map((slug) => TEMPLATES_BY_SLUG[slug]).sort((a, b) => a.id - b.id),
    languageSuggestions: suggestedLanguages(language),
    fonts: [...FONT_FAMILIES],
    fontStyles: FONT_FACES.map((face) => ({ ...face, url: `/fonts/${fontFileName(face)}` })),
    genders: choices(words.genders),
    documentLangs: LANGUAGES.map((slug) => ({ slug, lang: toBcp47(slug), name: nameOfItself(slug) })),
    defaultSectionNames: Object.fromEntries(
      LANGUAGES.map((slug) => [
        slug,
        Object.fromEntries(SECTION_SLUGS.map((section) => [section, sectionName(section, slug)])),
      ]),
    ),
  };
}

function choices(words: Record<string, string>): Choice[] {
  return Object.entries(words).map(([slug, name]) => ({ slug, name }));
}

function nameOfItself(language: Language): string {
  const tag = toBcp47(language);
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
}
