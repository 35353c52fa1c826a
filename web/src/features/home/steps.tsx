import page from './home-page.module.css';
import { useT } from './messages.ts';
import classes from './steps.module.css';

const STEPS = ['pick', 'write', 'adjust', 'download'] as const;

/** How a resume is made, from the template to the PDF. */
export function Steps() {
  const t = useT();
  return (
    <section id="steps" className={page.part} aria-labelledby="steps-title">
      <div className={page.heading}>
        <h2 id="steps-title">{t('steps.title')}</h2>
      </div>
      <ol className={classes.steps}>
        {STEPS.map((step, index) => (
          <li key={step}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
