import { TemplatePicker } from '../../features/resume/template-picker.tsx';
import { useT } from '../messages.ts';
import classes from './home-page.module.css';

/** Home: what the product does in two sentences, and the template picker. */
export function HomePage() {
  const t = useT();
  return (
    <div className={classes.page}>
      <section className={classes.hero}>
        <h1>{t('home.title')}</h1>
        <p>{t('home.lead')}</p>
        <ul className={classes.facts}>
          <li>{t('home.facts.free')}</li>
          <li>{t('home.facts.exact')}</li>
          <li>{t('home.facts.readable')}</li>
        </ul>
      </section>
      <section aria-labelledby="templates">
        <h2 id="templates" className={classes.choose}>
          {t('home.choose')}
        </h2>
        <TemplatePicker />
      </section>
    </div>
  );
}
