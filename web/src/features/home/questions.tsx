import { IconPlus } from '@tabler/icons-react';
import { StructuredData } from '../../ui/structured-data.tsx';
import page from './home-page.module.css';
import { useT } from './messages.ts';
import classes from './questions.module.css';

const QUESTIONS = [
  ...(['account', 'paying', 'renewal', 'refund'] as const),
  ...(['recruiters', 'afterwards', 'languages', 'data'] as const),
];

/** Frequently asked questions. They are native details elements: the browser also searches in closed answers. */
export function Questions() {
  const t = useT();
  const asked = (key: (typeof QUESTIONS)[number]) => ({
    '@type': 'Question',
    name: t(`questions.${key}.question`),
    acceptedAnswer: { '@type': 'Answer', text: t(`questions.${key}.answer`) },
  });
  return (
    <section id="questions" className={page.part} aria-labelledby="questions-title">
      <div className={page.heading}>
        <h2 id="questions-title">{t('questions.title')}</h2>
      </div>
      <StructuredData of={{ '@type': 'FAQPage', mainEntity: QUESTIONS.map(asked) }} />
      <div className={classes.questions}>
        {QUESTIONS.map((key) => (
          <details key={key}>
            <summary>
              <h3>{t(`questions.${key}.question`)}</h3>
              <IconPlus size={20} stroke={1.7} className={classes.sign} aria-hidden />
            </summary>
            <p>{t(`questions.${key}.answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
