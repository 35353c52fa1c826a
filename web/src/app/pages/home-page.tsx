import { lineSchema } from '@kreda/document/model/section';
import { useSearchParams } from 'react-router';
import { TemplatePicker } from '../../features/resume/template-picker.tsx';
import { useT } from '../messages.ts';
import classes from './home-page.module.css';

/** Home: what the product does in two sentences, or what a new CV is for, and the template picker. */
export function HomePage() {
  const t = useT();
  const [query] = useSearchParams();
  const profession = professionOf(query);
  return (
    <div className={classes.page}>
      {profession === undefined ? (
        <section className={classes.hero}>
          <h1>{t('home.title')}</h1>
          <p>{t('home.lead')}</p>
          <ul className={classes.facts}>
            <li>{t('home.facts.free')}</li>
            <li>{t('home.facts.exact')}</li>
            <li>{t('home.facts.readable')}</li>
          </ul>
        </section>
      ) : (
        <section className={classes.purpose}>
          <h1>{t('home.forJob', { profession })}</h1>
          <p>{t('home.forJobLead')}</p>
        </section>
      )}
      <section aria-labelledby="templates">
        <h2 id="templates" className={classes.choose}>
          {t('home.choose')}
        </h2>
        <TemplatePicker profession={profession} />
      </section>
    </div>
  );
}

/** What the CV is for, where a job offer led here; anybody can write an address, so only what a CV can hold. */
function professionOf(query: URLSearchParams): string | undefined {
  const parsed = lineSchema.trim().min(1).safeParse(query.get('profession'));
  return parsed.success ? parsed.data : undefined;
}
