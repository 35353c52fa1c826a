import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.ts';
import { loadHyphenator } from '../../../engine/text/hyphenator.ts';
import { LANGUAGES } from '../../../engine/text/languages.ts';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { tracesIn } from '../../../testing/traces-in.ts';
import { RESUME_FORMATS, type ResumeFormat } from '../formats/resume-formats.ts';
import { arbitraryResume } from '../formats/testing/arbitrary-resume.ts';
import { type Resume, resumeSchema } from '../model/resume.ts';
import type { Inline, RichText } from '../model/rich-text.ts';
import { fieldsOf, type NamedField, SECTION_SLUGS } from '../model/sections.ts';
import { createTypesetter } from '../typeset.ts';
import { anonymise } from './anonymise.ts';

interface Candidate {
  firstName: string;
  lastName: string;
  /** How texts name the person, beside the two names. */
  forms: readonly string[];
  user: string;
}

const CANDIDATES: readonly Candidate[] = [
  {
    firstName: 'Grażyna',
    lastName: 'Zawadzka-Wilk',
    forms: ['Grażynie', 'Grażyną', 'Zawadzkiej', 'Zawadzką', 'Za\u00adwadz\u00adkich', 'ZAWADZKA', 'G. Zawadzka'],
    user: 'gzawadzka',
  },
  {
    firstName: 'Tomáš',
    lastName: 'Dvořák',
    forms: ['Tomášovi', 'Dvořáka', 'Dvořákem', 'Dvořák T.', 'tomasdvorak'],
    user: 'tomas.dvorak84',
  },
  {
    firstName: 'Ольга',
    lastName: 'Шевченко',
    forms: ['Ользі', 'Ольгою', 'Шевченку', 'Shevchenko', 'ШЕВЧЕНКО'],
    user: 'olhashevchenko',
  },
  {
    firstName: 'Rūta',
    lastName: 'Kazlauskienė',
    forms: ['Rūtos', 'Kazlauskienės', 'Kazlauskienei', 'Kazlauskie\u200bnę'],
    user: 'kazlauskiene_r',
  },
  { firstName: 'Søren', lastName: 'Østergaard', forms: ['Sørens', 'Østergaards', 'ØSTERGAARD'], user: 'oestergaard' },
];
const PHONE = '601234567';
const EMPLOYERS = ['Kwarcytex sp. z o.o.', 'Zielony Wieloryb S.A.'];
const SCHOOL = 'Akademia Morświna';
const PHOTO = { url: '/photos/grazyna-zawadzka.jpg', widthPx: 30, heightPx: 40 };

/** All words and numbers that nothing may hold. */
function identityTokens({ firstName, lastName, forms, user }: Candidate): string[] {
  const words = [firstName, lastName, ...forms, ...user.split('.')].flatMap((name) => name.split(/[-\s.]+/));
  const organisations = ['Kwarcytex', 'Kwarcytexu', 'Wieloryb', 'Morświna', 'Morświn'];
  return [...words, ...organisations, PHONE].filter((token) => token.length > 2);
}

function mentionsOf({ firstName, lastName, forms, user }: Candidate): string[] {
  return [
    ...[`${firstName} ${lastName}`, firstName, lastName, ...forms, user, `@${user}`],
    ...[
      `${user}@example.com`,
      `https://${user}.example.com/cv`,
      `linkedin.com/in/${user}`,
      '+48 601-234-567',
      '601 234 567',
    ],
    ...[...EMPLOYERS, 'Kwarcytex', 'Kwarcytexu', 'ZIELONY WIELORYB', SCHOOL, 'Akademii Morświna'],
  ];
}

/** A resume of a candidate, with a mention in each text, in hidden parts too. */
const namingResume: fc.Arbitrary<{ resume: Resume; candidate: Candidate }> = fc
  .record({ base: arbitraryResume, candidate: fc.constantFrom(...CANDIDATES), picks: fc.infiniteStream(fc.nat()) })
  .map(({ base, candidate, picks }) => {
    const resume = structuredClone(base);
    const mentions = mentionsOf(candidate);
    const mention = () => mentions[picks.next().value! % mentions.length]!;
    for (const slug of SECTION_SLUGS) {
      const { config, data } = resume.sections[slug];
      config.title = withMention(config.title, mention(), 80);
      for (const values of 'items' in data ? data.items : [data]) addMentions(values, fieldsOf(slug), mention);
    }
    const { firstName, lastName, user } = candidate;
    const person = { firstName, lastName, email: `${user}@example.com`, phone: '+48 601 234 567' };
    const addresses = { website: `https://www.${user}.example.com`, linkedin: `linkedin.com/in/${user}` };
    Object.assign(resume.sections['personal-data'].data, person, addresses);
    for (const [index, job] of resume.sections.experiences.data.items.entries()) job.company = EMPLOYERS[index % 2]!;
    for (const school of resume.sections.education.data.items) school.schoolName = SCHOOL;
    // The texts name all employers and schools, which they can only do if the resume has them.
    const isWhole =
      resume.sections.experiences.data.items.length > 1 && resume.sections.education.data.items.length > 0;
    const named = { ...resume, name: `CV ${firstName} ${lastName}`, photo: PHOTO, isDone: true };
    return { resume: named, candidate, isWhole };
  })
  .filter(({ isWhole }) => isWhole);

function addMentions(values: object, fields: readonly NamedField[], mention: () => string): void {
  const fieldValues = values as Record<string, unknown>;
  for (const { name, kind, maxCharacters } of fields) {
    const value = fieldValues[name];
    if (Array.isArray(value)) addToRichText(value as RichText, mention);
    else if (kind === 'line' || kind === 'note' || kind === 'email' || kind === 'phone' || kind === 'web-address')
      fieldValues[name] = withMention(String(value), mention(), maxCharacters ?? 300);
  }
}

function withMention(text: string, mention: string, maxCharacters: number): string {
  const longer = `${text} ${mention}`;
  return longer.length <= maxCharacters ? longer : text;
}

/** Each line gets a mention in two runs, and a link that names the person too. */
function addToRichText(text: RichText, mention: () => string): void {
  for (const block of text)
    for (const children of block.type === 'paragraph' ? [block.children] : block.items.map((item) => item.children)) {
      const named = mention();
      const half = Math.floor(named.length / 2);
      const runsOfMention: Inline[] = [
        { text: ` ${named.slice(0, half)}`, href: `https://example.com/${encodeURIComponent(named)}` },
        { text: named.slice(half), bold: true },
      ];
      children.push(...runsOfMention);
    }
}

const OPTIONS = { employers: true, schools: true, publications: false, ownWords: [] };

test('an anonymous resume is valid, names nobody in any value, and is the same each time', () => {
  fc.assert(
    fc.property(namingResume, ({ resume, candidate }) => {
      const tokens = identityTokens(candidate);
      expect(tracesIn(JSON.stringify(resume), tokens)).not.toEqual([]);
      const { resume: anonymous } = anonymise(resume, OPTIONS);
      expect(resumeSchema.parse(anonymous)).toEqual(anonymous);
      expect(tracesIn(JSON.stringify(anonymous), tokens)).toEqual([]);
      expect(anonymise(resume, OPTIONS).resume).toEqual(anonymous);
    }),
    runs(40),
  );
});

const fonts = installedFonts();
const typesetter = createTypesetter(fonts);
const hyphenators = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadHyphenator(language)] as const)),
);

/** A page's or file's text with and without mark-up, which may stand between the parts of a word. */
const textsOf = (file: string) => `${file}\n${file.replace(/<[^>]*>/g, '')}`;

/** What a format's file holds; of a Word document the texts of all its parts, with properties and relations. */
async function fileOf(format: ResumeFormat, resume: Resume): Promise<string> {
  const resources = { photo: null, fonts, subsetFont: async () => new Uint8Array() };
  const file = await RESUME_FORMATS[format].write(resume, resources);
  if (typeof file === 'string') return textsOf(file.replace(/data:[\w/+-]+;base64,[\w+/=]*/g, ''));
  const parts = Object.entries(unzipSync(file, { filter: ({ name }) => /\.(xml|rels)$/.test(name) }));
  return parts.map(([name, bytes]) => `${name}\n${textsOf(strFromU8(bytes))}`).join('\n');
}

test('no file of an anonymous resume and none of its pages names the person', async () => {
  const formats = Object.keys(RESUME_FORMATS) as ResumeFormat[];
  await fc.assert(
    fc.asyncProperty(namingResume, async ({ resume, candidate }) => {
      const tokens = identityTokens(candidate);
      const { resume: anonymous } = anonymise(resume, OPTIONS);
      const { pages } = typesetter.typeset(anonymous, { hyphenator: hyphenators.get(anonymous.language)! });
      expect(pages.flatMap((page) => tracesIn(textsOf(page), tokens))).toEqual([]);
      for (const format of formats) {
        // The same search finds the person in the file of the resume as it was.
        expect(tracesIn(await fileOf(format, resume), tokens), format).not.toEqual([]);
        expect(tracesIn(await fileOf(format, anonymous), tokens), format).toEqual([]);
      }
    }),
    runs(6),
  );
});
