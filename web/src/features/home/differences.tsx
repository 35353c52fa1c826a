import classes from './differences.module.css';
import page from './home-page.module.css';
import { useT } from './messages.ts';

/** Each has a picture of its name. */
const DIFFERENCES = ['preview', 'readable', 'languages', 'data'] as const;

/** What sets the product apart. Every claim must be true. */
export function Differences() {
  const t = useT();
  return (
    <section className={page.part} aria-labelledby="differences-title">
      <div className={page.heading}>
        <h2 id="differences-title">{t('different.title')}</h2>
      </div>
      <ul className={classes.cards}>
        {DIFFERENCES.map((key) => (
          <li key={key}>
            <img src={`/pictures/${key}.svg`} alt="" width={48} height={48} loading="lazy" />
            <h3>{t(`different.${key}.title`)}</h3>
            <p>{t(`different.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
