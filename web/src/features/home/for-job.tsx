import classes from './for-job.module.css';
import { useT } from './messages.ts';

/** What the new CV is for, in the hero's place, where a job offer led here. */
export function ForJob({ profession }: { profession: string }) {
  const t = useT();
  return (
    <section className={classes.purpose}>
      <h1>{t('forJob.title', { profession })}</h1>
      <p>{t('forJob.lead')}</p>
    </section>
  );
}
