import { increasesOf, reductionsOf } from '@kreda/document/kinds/resume/fit/density-changes';
import type { Fill } from '@kreda/document/kinds/resume/fit/fill-page';
import type { Fit } from '@kreda/document/kinds/resume/fit/fit-to-pages';
import { type Density, isSameDensity } from '@kreda/document/kinds/resume/model/page-setup';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { prepare } from '../preview/typesetter.ts';
import { resumeAtom } from '../state/editor-session.ts';
import { useSession } from '../state/resume-context.tsx';
import { useResume } from '../state/use-resume.ts';
import { useT } from './appearance-messages.ts';
import classes from './appearance-panel.module.css';

/** The numbers of pages that are offered. */
const PAGE_COUNTS = [1, 2, 3, 4] as const;

/** The result of a button, with the density that it left. */
type Outcome = { density: Density } & ({ kind: 'fit'; fit: Fit } | { kind: 'fill'; fill: Fill });

/** Fits the resume on a number of pages, or fills its last page, and lists what changed. */
export function FitPages() {
  const t = useT();
  const resume = useResume();
  const { apply, store } = useSession();
  const [isWorking, setWorking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { pageSetup } = resume;
  /** The last result, until the density changes in another way. */
  const last = outcome?.density === pageSetup.density ? outcome : null;

  const perform = async (find: () => Promise<Outcome>) => {
    setWorking(true);
    try {
      const found = await find();
      // Another setting may have been changed since the click.
      const now = store.get(resumeAtom)?.pageSetup ?? pageSetup;
      const isChanged = !isSameDensity(found.density, now.density);
      setOutcome(isChanged ? found : { ...found, density: now.density });
      if (isChanged) apply({ type: 'page-setup', pageSetup: { ...now, density: found.density } });
    } catch (error) {
      showToast({ type: 'error', text: errorText(error) });
    } finally {
      setWorking(false);
    }
  };
  const fit = (maxPages: number) =>
    perform(async () => {
      const [{ fitToPages }, { typesetter, options }] = await Promise.all([
        import('@kreda/document/kinds/resume/fit/fit-to-pages'),
        prepare(resume),
      ]);
      const result = fitToPages(typesetter, resume, { ...options, maxPages });
      return { kind: 'fit', fit: result, density: result.isFitting ? result.density : pageSetup.density };
    });
  const fill = () =>
    perform(async () => {
      const [{ fillPage }, { typesetter, options }] = await Promise.all([
        import('@kreda/document/kinds/resume/fit/fill-page'),
        prepare(resume),
      ]);
      const result = fillPage(typesetter, resume, options);
      return { kind: 'fill', fill: result, density: result.density };
    });

  const words = (changes: ReturnType<typeof reductionsOf>) =>
    changes.map(({ measure, percent }) => t(`fit.${measure}`, { percent })).join(', ');
  const reductions = reductionsOf(pageSetup.density);
  const increases = last?.kind === 'fill' && last.fill.outcome !== 'full' ? increasesOf(pageSetup.density) : [];

  return (
    <section className={classes.group}>
      <h3>{t('fit.title')}</h3>
      <div className={classes.buttons}>
        {PAGE_COUNTS.map((count) => (
          <Button key={count} variant="default" size="sm" loading={isWorking} onClick={() => void fit(count)}>
            {t(`fit.pages${count}`)}
          </Button>
        ))}
        <Button variant="default" size="sm" className={classes.wide!} loading={isWorking} onClick={() => void fill()}>
          {t('fit.fill')}
        </Button>
      </div>
      <div aria-live="polite" className={classes.note}>
        {last?.kind === 'fit' && !last.fit.isFitting && <p>{t('fit.tooLong', { count: last.fit.pageCount })}</p>}
        {last?.kind === 'fit' && last.fit.isFitting && reductions.length === 0 && (
          <p>{t('fit.already', { count: last.fit.pageCount })}</p>
        )}
        {last?.kind === 'fill' && last.fill.outcome === 'full' && <p>{t('fit.full')}</p>}
        {last?.kind === 'fill' && last.fill.outcome === 'short' && <p>{t('fit.short')}</p>}
        {increases.length > 0 && <p>{t('fit.increased', { changes: words(increases) })}</p>}
        {reductions.length > 0 && <p>{t('fit.applied', { changes: words(reductions) })}</p>}
      </div>
    </section>
  );
}
