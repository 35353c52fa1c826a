import { IconFileCheck, IconLanguage, IconLock, IconTextScan2 } from '@tabler/icons-react';
import classes from './differences.module.css';
import page from './home-page.module.css';
import { useT } from './messages.ts';

const DIFFERENCES = [
  { key: 'preview', Icon: IconFileCheck },
  { key: 'readable', Icon: IconTextScan2 },
  { key: 'languages', Icon: IconLanguage },
  { key: 'data', Icon: IconLock },
] as const;

/** What sets the product apart. Every claim must be true. */
export function Differences() {
  const t = useT();
  return (
    <section className={page.part} aria-labelledby="differences-title">
      <div className={page.heading}>
        <h2 id="differences-title">{t('different.title')}</h2>
      </div>
      <ul className={classes.cards}>
        {DIFFERENCES.map(({ key, Icon }) => (
          <li key={key}>
            <Icon size={26} stroke={1.5} className={classes.icon} aria-hidden />
            <h3>{t(`different.${key}.title`)}</h3>
            <p>{t(`different.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
