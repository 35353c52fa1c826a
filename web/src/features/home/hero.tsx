import { MAX_LINE_CHARACTERS, toPrintableLine } from '@kreda/document/kinds/resume/model/printable';
import type { TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { TEMPLATE_NAMES } from '@kreda/document/kinds/resume/styles/template-names';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/define-messages.ts';
import { loadable } from '../../lib/loadable.ts';
import { path } from '../../lib/path.ts';
import { LazyPanel } from '../../ui/lazy-panel.tsx';
import type { NewPerson, NewResume } from '../resume/use-new-resume.ts';
import classes from './hero.module.css';
import { useT } from './messages.ts';

/** Templates to try here. All others are below. */
const OFFERED: readonly TemplateSlug[] = ['modern', 'amber', 'classic', 'timeline'];

const FIELDS = { name: 'name', profession: 'organization-title' } as const;

/** The typesetting engine with it: loaded when the visitor touches the hero. */
const livePage = loadable(async () => (await import('./live-page.tsx')).LivePage);

interface HeroProps {
  person: NewPerson;
  onChange(person: NewPerson): void;
  newResume: NewResume;
}

/**
 * The headline, and a page to try: name and profession are set on it as they are typed. Until the hero is touched, a picture of the same
 * page stands there, drawn when the client was built.
 */
export function Hero({ person, onChange, newResume }: HeroProps) {
  const t = useT();
  const language = useLanguage();
  const [pattern, setPattern] = useState(OFFERED[0]!);
  const [view, setView] = useState<'page' | 'software'>('page');
  const [isTouched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  return (
    <section className={classes.hero} onFocusCapture={touch}>
      <div className={classes.words}>
        <h1>{t('hero.title')}</h1>
        <p>{t('hero.lead')}</p>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            newResume.start(pattern, person);
          }}
        >
          {(['name', 'profession'] as const).map((field) => (
            <label key={field}>
              {t(`hero.${field}`)}
              <input
                value={person[field]}
                maxLength={MAX_LINE_CHARACTERS}
                autoComplete={FIELDS[field]}
                onChange={({ target }) => onChange({ ...person, [field]: toPrintableLine(target.value) })}
              />
            </label>
          ))}
          <Button
            type="submit"
            size="lg"
            loading={newResume.pending !== null}
            rightSection={<IconArrowRight size={18} aria-hidden />}
          >
            {t('hero.next')}
          </Button>
        </form>
        <Link to={`${path('my-documents')}#import`} className={classes.bring}>
          {t('hero.bring')}
        </Link>
        <ul className={classes.facts}>
          <li>{t('hero.facts.free')}</li>
          <li>{t('hero.facts.exact')}</li>
          <li>{t('hero.facts.readable')}</li>
        </ul>
      </div>
      <div className={classes.stage}>
        <fieldset className={classes.choices} aria-label={t('hero.template')}>
          {OFFERED.map((slug) => (
            <button key={slug} type="button" aria-pressed={slug === pattern} onClick={() => setPattern(slug)}>
              {TEMPLATE_NAMES[slug].label}
            </button>
          ))}
        </fieldset>
        <div className={classes.page}>
          <img
            src={`/templates/${pattern}.${language}.webp`}
            alt={t('hero.picture')}
            width={560}
            height={792}
            decoding="async"
            fetchPriority="high"
          />
          {isTouched && (
            <LazyPanel chunk={livePage}>
              {(LivePage) => <LivePage person={person} pattern={pattern} view={view} />}
            </LazyPanel>
          )}
        </div>
        <fieldset className={classes.choices} aria-label={t('hero.picture')}>
          {(['page', 'software'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
              {t(`hero.${one}`)}
            </button>
          ))}
        </fieldset>
      </div>
    </section>
  );
}
