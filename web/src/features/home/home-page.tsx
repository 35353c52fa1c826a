import { isPrintableLine, MAX_LINE_CHARACTERS } from '@kreda/document/kinds/resume/model/printable';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { TemplatePicker } from '../resume/template-picker.tsx';
import { type NewPerson, useNewResume } from '../resume/use-new-resume.ts';
import { Closing } from './closing.tsx';
import { Differences } from './differences.tsx';
import { ForJob } from './for-job.tsx';
import { Hero } from './hero.tsx';
import classes from './home-page.module.css';
import { useT } from './messages.ts';
import { Prices } from './prices.tsx';
import { Questions } from './questions.tsx';
import { Steps } from './steps.tsx';
import { useScrollToHash } from './use-scroll-to-hash.ts';

/** The home page: a first page to try, template picker, how it works, prices, and frequently asked questions. */
export function HomePage() {
  const t = useT();
  const [query] = useSearchParams();
  const profession = professionOf(query);
  const newResume = useNewResume();
  // Typed in the hero, and kept by whichever way leads on from the page.
  const [typed, setTyped] = useState<NewPerson>({ name: '', profession: '' });
  const person = profession === undefined ? typed : { name: '', profession };
  useScrollToHash();
  return (
    <div className={classes.page}>
      {profession === undefined ? (
        <Hero person={typed} onChange={setTyped} newResume={newResume} />
      ) : (
        <ForJob profession={profession} />
      )}
      <section id="templates" className={classes.part} aria-labelledby="templates-title">
        <div className={classes.heading}>
          <h2 id="templates-title">{t('templates.title')}</h2>
          <p>{t('templates.lead')}</p>
        </div>
        <TemplatePicker person={person} newResume={newResume} />
      </section>
      <Steps />
      <Differences />
      <Prices />
      <Questions />
      <Closing />
    </div>
  );
}

/** The profession in the query, set by a link from a job offer. Anybody can write an address, so it is validated like a resume's field. */
function professionOf(query: URLSearchParams): string | undefined {
  const profession = query.get('profession')?.trim() ?? '';
  const fits = profession !== '' && profession.length <= MAX_LINE_CHARACTERS && isPrintableLine(profession);
  return fits ? profession : undefined;
}
