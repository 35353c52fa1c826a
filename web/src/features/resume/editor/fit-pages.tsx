import { changesOf, type Fit } from '@kreda/document/kinds/resume/fit/fit-to-pages';
import { AS_DESIGNED } from '@kreda/document/kinds/resume/model/page-setup';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { prepare } from '../preview/typesetter.ts';
import { useApply, useResume } from '../state/use-resume.ts';
import classes from './appearance-panel.module.css';
import { useT } from './messages.ts';

/** Fits the resume on one or two pages, lists what it changed, and can undo that. */
export function FitPages() {
  const t = useT();
  const resume = useResume();
  const apply = useApply();
  const [isFitting, setFitting] = useState(false);
  const [refused, setRefused] = useState<Fit | null>(null);
  const [already, setAlready] = useState<number | null>(null);
  const { pageSetup } = resume;
  const changes = changesOf(pageSetup.density);

  const fit = async (maxPages: number) => {
    setFitting(true);
    try {
      const [{ fitToPages }, { typesetter, options }] = await Promise.all([
        import('@kreda/document/kinds/resume/fit/fit-to-pages'),
        prepare(resume),
      ]);
      const result = fitToPages(typesetter, resume, { ...options, maxPages });
      setRefused(result.isFitting ? null : result);
      setAlready(result.isFitting && result.changes.length === 0 ? result.pageCount : null);
      if (result.isFitting) apply({ type: 'page-setup', pageSetup: { ...pageSetup, density: result.density } });
    } catch (error) {
      showToast({ type: 'error', text: errorText(error) });
    } finally {
      setFitting(false);
    }
  };
  const reset = () => {
    setRefused(null);
    setAlready(null);
    apply({ type: 'page-setup', pageSetup: { ...pageSetup, density: { ...AS_DESIGNED } } });
  };
  const words = changes.map(({ measure, lessPercent }) => t(`fit.${measure}`, { percent: lessPercent })).join(', ');

  return (
    <section className={classes.group}>
      <h3>{t('fit.title')}</h3>
      <div className={classes.buttons}>
        <Button variant="default" size="sm" loading={isFitting} onClick={() => void fit(1)}>
          {t('fit.pages1')}
        </Button>
        <Button variant="default" size="sm" loading={isFitting} onClick={() => void fit(2)}>
          {t('fit.pages2')}
        </Button>
      </div>
      <div aria-live="polite" className={classes.note}>
        {refused && <p>{t('fit.tooLong', { count: refused.pageCount })}</p>}
        {already !== null && changes.length === 0 && <p>{t('fit.already', { count: already })}</p>}
        {changes.length > 0 && <p>{t('fit.applied', { changes: words })}</p>}
      </div>
      {changes.length > 0 && (
        <Button variant="subtle" size="sm" className={classes.reset} onClick={reset}>
          {t('fit.reset')}
        </Button>
      )}
    </section>
  );
}
