import { TemplatePicker } from '../resume/template-picker.tsx';
import { Closing } from './closing.tsx';
import { Differences } from './differences.tsx';
import { Hero } from './hero.tsx';
import classes from './home-page.module.css';
import { useT } from './messages.ts';
import { Prices } from './prices.tsx';
import { Questions } from './questions.tsx';
import { Steps } from './steps.tsx';
import { useNamedPart } from './use-named-part.ts';

/** Home: what the product does, the template picker, how it works, what it costs, and answers to what people ask first. */
export function HomePage() {
  const t = useT();
  useNamedPart();
  return (
    <div className={classes.page}>
      <Hero />
      <section id="templates" className={classes.part} aria-labelledby="templates-title">
        <div className={classes.heading}>
          <h2 id="templates-title">{t('templates.title')}</h2>
          <p>{t('templates.lead')}</p>
        </div>
        <TemplatePicker />
      </section>
      <Steps />
      <Differences />
      <Prices />
      <Questions />
      <Closing />
    </div>
  );
}
