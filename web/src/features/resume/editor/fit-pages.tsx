import { changesOf, type Fit } from '@kreda/document/kinds/resume/fit/fit-to-pages';
import type { Density } from '@kreda/document/kinds/resume/model/page-setup';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { prepare } from '../preview/typesetter.ts';
import { useApply, useResume } from '../state/use-resume.ts';
import classes from './appearance-panel.module.css';
import { useT } from './messages.ts';

/** The numbers of pages that are offered. */
const PAGE_COUNTS = [1, 2, 3, 4] as const;

/** Fits the resume on a number of pages and lists what it changed. */
export function FitPages() {
  const t = useT();
  const resume = useResume();
  const apply = useApply();
  const [isFitting, setFitting] = useState(false);
  const [outcome, setOutcome] = useState<{ fit: Fit; density: Density } | null>(null);
  const { pageSetup } = resume;
  const changes = changesOf(pageSetup.density);
  /** The last result, until the density changes in another way. */
  const last = outcome?.density === pageSetup.density ? outcome.fit : null;

  const fit = async (maxPages: number) => {
    setFitting(true);
    try {
      const [{ fitToPages }, { typesetter, options }] = await Promise.all([
        import('@kreda/document/kinds/resume/fit/fit-to-pages'),
        prepare(resume),
      ]);
      const result = fitToPages(typesetter, resume, { ...options, maxPages });
      setOutcome({ fit: result, density: result.isFitting ? result.density : pageSetup.density });
      if (result.isFitting) apply({ type: 'page-setup', pageSetup: { ...pageSetup, density: result.density } });
    } catch (error) {
      showToast({ type: 'error', text: errorText(error) });
    } finally {
      setFitting(false);
    }
  };
  const words = changes.map(({ measure, lessPercent }) => t(`fit.${measure}`, { percent: lessPercent })).join(', ');

  return (
    <section className={classes.group}>
      <h3>{t('fit.title')}</h3>
      <div className={classes.buttons}>
        {PAGE_COUNTS.map((count) => (
          <Button key={count} variant="default" size="sm" loading={isFitting} onClick={() => void fit(count)}>
            {t(`fit.pages${count}`)}
          </Button>
        ))}
      </div>
      <div aria-live="polite" className={classes.note}>
        {last && !last.isFitting && <p>{t('fit.tooLong', { count: last.pageCount })}</p>}
        {last?.isFitting && changes.length === 0 && <p>{t('fit.already', { count: last.pageCount })}</p>}
        {changes.length > 0 && <p>{t('fit.applied', { changes: words })}</p>}
      </div>
    </section>
  );
}
