import { latestVersion } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { Alert, Button } from '@mantine/core';
import { useApply, useResume } from '../state/use-resume.ts';
import classes from './appearance-panel.module.css';
import { useT } from './messages.ts';

/** Offers the template's newest version for a resume that uses an older one. */
export function TemplateVersion() {
  const t = useT();
  const { pattern, patternVersion } = useResume();
  const apply = useApply();
  const version = latestVersion(pattern);
  if (patternVersion >= version) return null;
  return (
    <Alert title={t('version.title')} variant="light" className={classes.version}>
      <p>{t('version.about')}</p>
      <Button size="xs" onClick={() => apply({ type: 'pattern-version', version })}>
        {t('version.accept')}
      </Button>
    </Alert>
  );
}
