import { latestVersion } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '../../../ui/toasts.tsx';
import { useApply, useResume } from '../state/use-resume.ts';
import classes from './appearance-panel.module.css';
import { CompareVersions } from './compare-versions.tsx';
import { useT } from './messages.ts';

/**
 * Offers to compare a resume in an older version of its template with the newest version, and one in the newest version with the
 * earlier ones, for owners who want their look of before. Nothing if the template has one version.
 */
export function TemplateVersion() {
  const t = useT();
  const resume = useResume();
  const apply = useApply();
  const root = useRef<HTMLDivElement>(null);
  const { pattern, patternVersion } = resume;
  const move = (version: number) => {
    // The button that opened the dialog goes away with the move, and another one takes its place.
    flushSync(() => apply({ type: 'pattern-version', version }));
    root.current?.querySelector('button')?.focus();
    showToast({ type: 'success', text: t('version.moved') });
  };
  if (latestVersion(pattern) === 1) return null;
  return (
    <div ref={root}>
      {patternVersion < latestVersion(pattern) ? (
        <div className={classes.newer}>
          <h4>{t('version.title')}</h4>
          <p>{t('version.about')}</p>
          <CompareVersions resume={resume} direction="newer" size="xs" onMove={move}>
            {t('version.compare')}
          </CompareVersions>
        </div>
      ) : (
        <CompareVersions
          resume={resume}
          direction="earlier"
          size="compact-sm"
          variant="subtle"
          className={classes.earlier}
          onMove={move}
        >
          {t('version.earlier')}
        </CompareVersions>
      )}
    </div>
  );
}
