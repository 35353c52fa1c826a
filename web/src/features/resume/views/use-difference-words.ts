import type { Language } from '@kreda/document/engine/text/languages';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { type RichText, richTextToPlain } from '@kreda/document/kinds/resume/model/rich-text';
import { OPTIONAL_SECTIONS, type SectionSlug } from '@kreda/document/kinds/resume/model/sections';
import { entriesOf } from '@kreda/document/kinds/resume/overlay/addresses';
import type { Difference } from '@kreda/document/kinds/resume/overlay/differences';
import { TEMPLATE_NAMES } from '@kreda/document/kinds/resume/styles/template-names';
import { useLanguage } from '../../../i18n/define-messages.ts';
import { languageTitle } from '../../../lib/language-name.ts';
import { useT as useFormsT } from '../forms/messages.ts';
import { useT } from './messages.ts';
import { entryTitle, usePlaceWords } from './use-place-words.ts';

type Place = Omit<Difference, 'base' | 'own'>;

export interface DifferenceWords {
  /** The section, or the look as a whole. */
  where: string;
  /** The entry and the field. */
  what: string;
  /** A value as a text; null for what no words say, such as colours. */
  textOf(value: unknown): string | null;
}

/** Puts a place of a view, and the values that it has, into words. */
export function useDifferenceWords(): (place: Place, resume: Resume) => DifferenceWords {
  const t = useT();
  const formsT = useFormsT();
  const language = useLanguage();
  const wordsOf = usePlaceWords();
  const shown = (value: unknown) => t(value === true ? 'shown' : 'hidden');
  const sectionOf = (resume: Resume, section: SectionSlug) =>
    wordsOf(resume, { section, entryId: null, field: null }).section;
  const plain = (value: unknown): string | null => {
    if (typeof value === 'string') return value;
    if (Array.isArray(value)) return richTextToPlain(value as RichText);
    if (typeof value === 'number') return formsT('level.step', { value });
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return value === null || value === undefined ? '' : null;
  };

  return (place, resume) => {
    const { kind, address, section } = place;
    if (section === null || kind === 'look') return { where: t('look.title'), ...look(place, resume) };
    const words = wordsOf(resume, { ...place, section });
    const where = words.section;
    if (kind === 'entry') return { where, what: words.entry, textOf: (hidden) => shown(hidden !== true) };
    if (kind === 'order') {
      const titles = new Map(entriesOf(resume, section).map((entry) => [entry.id, entryTitle(section, entry)]));
      const textOf = (ids: unknown) => list((ids as string[]).flatMap((id) => titles.get(id) ?? []));
      return { where, what: t('order'), textOf };
    }
    if (kind === 'section') {
      const flag = place.field ? words.field : t(address.endsWith('/levelShape') ? 'levelShape' : 'section');
      return { where, what: flag, textOf: (value) => (typeof value === 'boolean' ? shown(value) : null) };
    }
    return { where, what: [words.entry, words.field].filter((part) => part !== '').join(': '), textOf: plain };
  };

  function look({ address }: Place, resume: Resume): Omit<DifferenceWords, 'where'> {
    const nothing = () => null;
    switch (address) {
      case 'template': {
        const labels: Readonly<Record<string, { label: string } | undefined>> = TEMPLATE_NAMES;
        const textOf = (value: unknown) => labels[(value as { pattern: string }).pattern]?.label ?? null;
        return { what: t('look.template'), textOf };
      }
      case 'sections-order': {
        const isShown = (slug: SectionSlug) =>
          !OPTIONAL_SECTIONS.some((one) => one === slug) || resume.sectionsEnabled.some((one) => one === slug);
        const textOf = (order: unknown) =>
          list((order as SectionSlug[]).filter(isShown).map((slug) => sectionOf(resume, slug)));
        return { what: t('look.sections'), textOf };
      }
      case 'language':
        return { what: t('look.language'), textOf: (value) => languageTitle(value as Language, language) };
      case 'color':
        return { what: t('look.color'), textOf: nothing };
      case 'fonts':
        return { what: t('look.fonts'), textOf: nothing };
      case 'photo':
        return { what: formsT('fields.photo'), textOf: nothing };
      default:
        return { what: t('look.page'), textOf: nothing };
    }
  }
}

function list(names: readonly string[]): string {
  return names.join('\n');
}
