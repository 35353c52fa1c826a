import { type Demo, loadDemo } from '@kreda/document/kinds/resume/model/demo/load-demo';
import { emptyResume, type Resume } from '@kreda/document/kinds/resume/model/resume';
import type { TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import type { SiteLanguage } from '@kreda/site/languages';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/define-messages.ts';
import { PageSheet } from '../../ui/page-sheet.tsx';
import { usePages } from '../resume/preview/use-pages.ts';
import { splitName } from '../resume/split-name.ts';
import type { NewPerson } from '../resume/use-new-resume.ts';
import classes from './live-page.module.css';
import { useT } from './messages.ts';
import { readPages } from './read-pages.ts';

/** The page is not stored under this name: the resume is made when the visitor goes on. */
const UUID = '00000000-0000-4000-8000-000000000000';
/** The drawn portrait of the templates' pictures. */
const PORTRAIT = { url: '/templates/portrait.jpg', widthPx: 600, heightPx: 760 };

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
  const [demo, setDemo] = useState<Demo | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    loadDemo(language).then(
      (loaded) => {
        if (isCurrent) setDemo(loaded);
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
  if (demo?.language !== language) return null;
  return <Pages resume={{ person, pattern, language, demo }} view={view} label={t('hero.picture')} />;
}

function Failure() {
  const t = useT();
  return (
    <p role="status" className={classes.failure}>
      {t('hero.failed')}
    </p>
  );
}

interface Shown {
  person: NewPerson;
  pattern: TemplateSlug;
  language: SiteLanguage;
  demo: Demo;
}

function Pages({ resume: shown, view, label }: { resume: Shown; view: LivePageProps['view']; label: string }) {
  const { person, pattern, language, demo } = shown;
  const resume = useMemo(() => resumeOf({ person, pattern, language, demo }), [person, pattern, language, demo]);
  const { pages, isFailed } = usePages(resume);
  if (isFailed) return <Failure />;
  if (!pages) return null;
  return (
    <div className={classes.live}>
      {view === 'page' ? <PageSheet svg={pages[0]!} label={label} /> : <Reading pages={pages} />}
    </div>
  );
}

/** A resume of sample content with what was typed. Addresses of the sample's person go when a name is typed. */
function resumeOf({ person, pattern, language, demo }: Shown): Resume {
  const empty = emptyResume(UUID, language, pattern);
  const sample = demo.content['personal-data'];
  const name = splitName(person.name);
  const isNamed = name.firstName !== undefined;
  const data = {
    ...sample,
    ...(isNamed && { firstName: name.firstName ?? '', lastName: name.lastName ?? '' }),
    ...(isNamed && { email: '', linkedin: '', website: '' }),
    profession: person.profession.trim() || sample.profession,
  };
  const sections = { ...empty.sections, 'personal-data': { ...empty.sections['personal-data'], data } };
  return { ...empty, photo: PORTRAIT, sections };
}

function Reading({ pages }: { pages: readonly (() => string)[] }) {
  const t = useT();
  const found = useMemo(() => readPages(pages.map((paint) => paint())), [pages]);
  return (
    <div className={classes.reading}>
      <p className={classes.note}>{t('hero.read')}</p>
      <dl>
        <dt>{t('hero.name')}</dt>
        <dd>{found.name}</dd>
        <dt>{t('hero.profession')}</dt>
        <dd>{found.profession}</dd>
        {found.sections.map((section) => (
          <div key={section.heading} className={classes.section}>
            <dt>{section.heading}</dt>
            {section.entries.map(({ title, organisation, start, end, place }) => (
              <dd key={`${place.page} ${place.y} ${title}`}>
                <b>{title}</b>{' '}
                {[organisation, [start?.text, end?.text].filter(Boolean).join(' – ')].filter(Boolean).join(' · ')}
              </dd>
            ))}
            {section.terms.length > 0 && <dd>{section.terms.map(({ name }) => name).join(' · ')}</dd>}
            {section.text.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
