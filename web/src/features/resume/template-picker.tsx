import type { TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { SENIORITIES, SHOWCASES, TRADES } from '@kreda/document/kinds/resume/showcase/showcase';
import { TEMPLATE_NAMES } from '@kreda/document/kinds/resume/styles/template-names';
import { Loader } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../i18n/define-messages.ts';
import { useT } from './messages.ts';
import classes from './template-picker.module.css';
import type { NewPerson, NewResume } from './use-new-resume.ts';

const SLUGS = Object.keys(TEMPLATE_NAMES) as TemplateSlug[];

const hasTrait = (slug: TemplateSlug, trait: string) =>
  (TEMPLATE_NAMES[slug].traits as readonly string[]).includes(trait);

/** What templates are filtered by: the values, and the value of a template. A value is a key of the messages. */
const FILTERS = {
  photo: {
    values: ['traits.photo', 'filters.withoutPhoto'],
    of: (slug) => (hasTrait(slug, 'photo') ? 'traits.photo' : 'filters.withoutPhoto'),
  },
  columns: {
    values: ['traits.one-column', 'traits.two-column'],
    of: (slug) => (hasTrait(slug, 'one-column') ? 'traits.one-column' : 'traits.two-column'),
  },
  trade: {
    values: TRADES.map((trade) => `trades.${trade}` as const),
    of: (slug) => `trades.${SHOWCASES[slug][0]}` as const,
  },
  seniority: {
    values: SENIORITIES.map((seniority) => `seniorities.${seniority}` as const),
    of: (slug) => `seniorities.${SHOWCASES[slug][1]}` as const,
  },
} as const satisfies Record<string, { values: readonly string[]; of(slug: TemplateSlug): string }>;
type Filter = keyof typeof FILTERS;

const NAMES = Object.keys(FILTERS) as Filter[];
const ANY: Readonly<Record<Filter, string>> = { photo: '', columns: '', trade: '', seniority: '' };

/**
 * The templates, each on the CV of another invented person. Picking one makes a resume with what is known of the visitor, and
 * opens its first step.
 */
export function TemplatePicker({ person, newResume }: { person: NewPerson; newResume: NewResume }) {
  const t = useT();
  const language = useLanguage();
  const [chosen, setChosen] = useState(ANY);
  const [pointed, setPointed] = useState<TemplateSlug | null>(null);
  const shown = SLUGS.filter((slug) => NAMES.every((name) => ['', FILTERS[name].of(slug)].includes(chosen[name])));

  return (
    <>
      <div className={classes.filters}>
        {NAMES.map((name) => (
          <label key={name} className={classes.filter}>
            <span>{t(`filters.${name}`)}</span>
            <select value={chosen[name]} onChange={({ target }) => setChosen({ ...chosen, [name]: target.value })}>
              <option value="">{t('filters.any')}</option>
              {FILTERS[name].values.map((value) => (
                <option key={value} value={value}>
                  {t(value)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p className={classes.count} role="status">
        {t(shown.length === 0 ? 'filters.none' : 'filters.count', { count: shown.length })}
        {shown.length < SLUGS.length && (
          <button type="button" onClick={() => setChosen(ANY)}>
            {t('filters.reset')}
          </button>
        )}
      </p>
      <div className={classes.picker}>
        {shown.map((slug) => (
          <button
            type="button"
            key={slug}
            className={classes.card}
            aria-label={t('picker.use', { name: TEMPLATE_NAMES[slug].label })}
            aria-describedby={`traits-${slug}`}
            aria-busy={newResume.pending === slug}
            disabled={newResume.pending !== null}
            onClick={() => newResume.start(slug, person)}
            onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse' ? slug : null)}
            onPointerLeave={() => setPointed(null)}
          >
            {newResume.pending === slug && (
              <span className={classes.busy}>
                <Loader role="status" aria-label={t('picker.creating')} />
              </span>
            )}
            <span className={classes.pages}>
              {/* The button names the template. */}
              <img
                src={`/templates/${slug}.${language}.webp`}
                alt=""
                width={560}
                height={792}
                loading="lazy"
                decoding="async"
              />
              {pointed === slug && <img src={`/templates/${slug}.${language}.other.webp`} alt="" />}
            </span>
            <span className={classes.words}>
              <span className={classes.name}>{TEMPLATE_NAMES[slug].label}</span>
              <span className={classes.traits} id={`traits-${slug}`}>
                {TEMPLATE_NAMES[slug].traits.map((trait) => (
                  <span key={trait} className={classes.trait}>
                    {t(`traits.${trait}`)}
                  </span>
                ))}
              </span>
            </span>
            <span className={classes.use}>
              {t('picker.use', { name: TEMPLATE_NAMES[slug].label })}
              <IconArrowRight size={17} aria-hidden />
            </span>
          </button>
        ))}
      </div>
    </>
  );
}
