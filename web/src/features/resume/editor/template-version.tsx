import { latestVersion } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '../../../ui/toasts.tsx';
import { useApply, useResume } from '../state/use-resume.ts';
import { useT } from './appearance-messages.ts';
import classes from './appearance-panel.module.css';
import { CompareVersions } from './compare-versions.tsx';

/**
 * Around the choice of templates: offers to compare a resume in an older version of its template with the newest version, and one in the newest version with the
 * earlier ones, below them, for owners who want their look of before.
 */
export function TemplateVersion({ children }: { children: ReactNode }) {
  const t = useT();
  const resume = useResume();
  const apply = useApply();
  const root = useRef<HTMLDivElement>(null);
  const { pattern, patternVersion } = resume;
  const move = (version: number) => {
    // The button that opened the dialog goes away with the move, and another one takes its place.
    flushSync(() => apply({ type: 'pattern-version', version }));
    root.current?.querySelector<HTMLElement>('[data-version]')?.focus();
    showToast({ type: 'success', text: t('version.moved') });
  };
  const isOlder = patternVersion < latestVersion(pattern);
  return (
    <div ref={root} className={classes.versions}>
      {isOlder && (
        <div className={classes.newer}>
          <h4>{t('version.title')}</h4>
          <p>{t('version.about')}</p>
          <CompareVersions resume={resume} direction="newer" size="xs" data-version onMove={move}>
            {t('version.compare')}
          </CompareVersions>
        </div>
      )}
      {children}
      {!isOlder && latestVersion(pattern) > 1 && (
        <CompareVersions
          resume={resume}
          direction="earlier"
          size="compact-sm"
          variant="subtle"
          className={classes.earlier}
          data-version
          onMove={move}
        >
          {t('version.earlier')}
        </CompareVersions>
      )}
    </div>
  );
}
