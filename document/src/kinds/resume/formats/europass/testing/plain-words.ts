import type { FieldKind } from '../../../model/field.ts';
import type { Resume } from '../../../model/resume.ts';
import type { Inline, RichText } from '../../../model/rich-text.ts';
import { SOCIAL_NETWORKS } from '../../../model/sections/personal-data.ts';
import {
  fieldsOf,
  OPTIONAL_SECTIONS,
  ORDERED_SECTIONS,
  SECTION_SLUGS,
  SECTIONS,
  type SectionSlug,
} from '../../../model/sections.ts';

/**
 * The resume with all its sections and fields shown, and with plain words and real addresses in place of its texts. Formats hold those unchanged; what
 * they do with brackets and colons that are signs of their own is another matter.
 */
export function withPlainWords(resume: Resume): Resume {
  const sections = Object.fromEntries(
    SECTION_SLUGS.map((slug) => {
      const { data, config } = resume.sections[slug];
      const title = slug.startsWith('custom') ? `Section ${slug}` : config.title;
      const plain =
        'items' in data ? { items: data.items.map((item) => plainFields(slug, item)) } : plainFields(slug, data);
      const fields = Object.fromEntries(Object.keys(config.fields).map((name) => [name, true]));
      return [slug, { data: plain, config: { ...config, title, fields } }];
    }),
  );
  return {
    ...resume,
    sectionsEnabled: [...OPTIONAL_SECTIONS],
    sectionsActive: Object.fromEntries(ORDERED_SECTIONS.map((slug) => [slug, true])) as Resume['sectionsActive'],
    sections: sections as unknown as Resume['sections'],
  };
}

function plainFields(slug: SectionSlug, data: object): object {
  const fields = Object.entries(data).map(([name, value]) => {
    const kind = fieldsOf(slug).find((field) => field.name === name)?.kind;
    const isMain = name === SECTIONS[slug].mainField;
    return [name, kind ? plainValue(name, kind, value, isMain) : value];
  });
  return Object.fromEntries(fields);
}

function plainValue(name: string, kind: FieldKind, value: unknown, isMain: boolean): unknown {
  if (kind === 'rich-text') return plainRichText(value as RichText);
  if (typeof value !== 'string' || kind === 'year-month' || kind === 'date') return value;
  if (kind === 'language-level') return value;
  if (kind === 'licence-category') return value === '' ? 'B' : value;
  const word = words(value);
  if ((SOCIAL_NETWORKS as readonly string[]).includes(name)) {
    return word === '' ? '' : `https://${name.toLowerCase()}.com/${word.length}`;
  }
  if (kind === 'web-address') return word === '' ? '' : `https://example.com/${word.length}`;
  if (kind === 'email') return word === '' ? '' : `a${word.length}@example.com`;
  if (kind === 'phone') return word === '' ? '' : `+48 600 000 ${100 + word.length}`;
  if (/^fact\dLabel$/.test(name)) return `Label ${name.charAt(4)}`;
  return word === '' && isMain ? 'Name' : word;
}

/** At least four letters: shorter words may be codes of countries and languages. */
function words(text: string): string {
  const typed = text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^ *(?=\p{N})/u, 'n')
    .trim()
    .slice(0, 60)
    .trim();
  return typed === '' || typed.length > 3 ? typed : `${typed}word`;
}

/** Runs are separated by looks, so that no two neighbours are one. */
function plainRichText(blocks: RichText): RichText {
  const line = (runs: readonly Inline[]): Inline[] => {
    const plain = runs.map(({ text }, index): Inline => {
      const text1 = `${words(text) || 'word'}${index < runs.length - 1 ? ' ' : ''}`;
      if (index % 3 === 1) return { text: text1, italic: true };
      return index % 3 === 2 ? { text: text1, underline: true, href: 'https://example.com/' } : { text: text1 };
    });
    return plain.length === 0 ? [{ text: 'line' }] : plain;
  };
  return blocks.map((block) =>
    block.type === 'paragraph'
      ? { ...block, children: line(block.children) }
      : { ...block, items: block.items.map((item) => ({ ...item, children: line(item.children) })) },
  );
}
