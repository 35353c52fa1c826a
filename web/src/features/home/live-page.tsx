import { type Demo, loadDemo } from '@kreda/document/kinds/resume/model/demo/load-demo';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { loadShowcaseTexts } from '@kreda/document/kinds/resume/showcase/load-showcase-texts';
import { showcaseResume } from '@kreda/document/kinds/resume/showcase/showcase-resume';
import type { ShowcaseTexts } from '@kreda/document/kinds/resume/showcase/showcase-texts';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/define-messages.ts';
import { PageSheet } from '../../ui/page-sheet.tsx';
import { usePages } from '../resume/preview/use-pages.ts';
import { splitName } from '../resume/split-name.ts';
import type { NewPerson } from '../resume/use-new-resume.ts';
import classes from './live-page.module.css';
import { useT } from './messages.ts';
import { readPages } from './read-pages.ts';

interface LivePageProps {
  person: NewPerson;
  pattern: TemplateSlug;
  /** The first page, or what software reads in all pages. */
  view: 'page' | 'software';
}

/** The visitor's page in a template, typeset with each keystroke. Nothing until the engine is loaded. */
export function LivePage({ person, pattern, view }: LivePageProps) {
  const t = useT();
  const language = useLanguage();
  const [content, setContent] = useState<Content | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    Promise.all([loadShowcaseTexts(language), loadDemo(language)]).then(
      ([texts, demo]) => {
        if (isCurrent) setContent({ texts, demo });
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  if (isFailed) return <Failure />;
  if (content?.demo.language !== language) return null;
  return <Pages shown={{ person, pattern, content }} view={view} label={t('hero.picture')} />;
}

function Failure() {
  const t = useT();
  return (
    <p role="status" className={classes.failure}>
      {t('hero.failed')}
    </p>
  );
}

/** What the sample person's CV is made of. */
interface Content {
  texts: ShowcaseTexts;
  demo: Demo;
}

interface Shown {
  person: NewPerson;
  pattern: TemplateSlug;
  content: Content;
}

function Pages({ shown, view, label }: { shown: Shown; view: LivePageProps['view']; label: string }) {
  const { person, pattern, content } = shown;
  const resume = useMemo(() => resumeOf({ person, pattern, content }), [person, pattern, content]);
  const { pages, isFailed } = usePages(resume);
  if (isFailed) return <Failure />;
  if (!pages) return null;
  return (
    <div className={classes.live}>
      {view === 'page' ? <PageSheet svg={pages[0]!} label={label} /> : <Reading pages={pages} />}
    </div>
  );
}

/** The CV of the person who shows the template, with what was typed. Their address goes when a name is typed. */
function resumeOf({ person, pattern, content }: Shown): Resume {
  const resume = showcaseResume(pattern, content);
  const personal = resume.sections['personal-data'];
  const { firstName, lastName = '' } = splitName(person.name);
  const data = {
    ...personal.data,
    ...(firstName !== undefined && { firstName, lastName, email: '' }),
    profession: person.profession.trim() || personal.data.profession,
  };
  return { ...resume, sections: { ...resume.sections, 'personal-data': { ...personal, data } } };
}

function Reading({ pages }: { pages: readonly (() => string)[] }) {
  const t = useT();
  const found = useMemo(() => readPages(pages.map((paint) => paint())), [pages]);
  return (
    // Scrolled by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus (WCAG 2.1.1).
    <section className={classes.reading} tabIndex={0} aria-label={t('hero.software')}>
      <p className={classes.note}>{t('hero.read')}</p>
      <dl>
        <dt>{t('hero.name')}</dt>
        <dd>{found.name}</dd>
        <dt>{t('hero.profession')}</dt>
        <dd>{found.profession}</dd>
        <dt>{t('hero.contact')}</dt>
        <dd>{[found.email, found.phone, found.location, ...found.links].filter(Boolean).join(' · ')}</dd>
        {found.sections.map((section) => (
          <div key={section.heading} className={classes.section}>
            <dt>{section.heading}</dt>
            {section.entries.map(({ title, organisation, location, start, end, place }) => (
              <dd key={`${place.page} ${place.y} ${title}`}>
                <b>{title}</b>{' '}
                {[organisation, location, [start?.text, end?.text].filter(Boolean).join(' – ')]
                  .filter(Boolean)
                  .join(' · ')}
              </dd>
            ))}
            {section.terms.length > 0 && <dd>{section.terms.map(({ name }) => name).join(' · ')}</dd>}
            {section.text.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
