import classes from './for-job.module.css';
import { useT } from './messages.ts';

/** Replaces the hero when the visitor comes from a job offer: names the profession that the new resume is for. */
export function ForJob({ profession }: { profession: string }) {
  const t = useT();
  return (
    <section className={classes.purpose}>
      <h1>{t('forJob.title', { profession })}</h1>
      <p>{t('forJob.lead')}</p>
    </section>
  );
}
