import {
  isTemplateDesign,
  LEVEL_STYLES,
  type LevelStyle,
  type PageSetup,
  TEMPLATE_DESIGN,
} from '@kreda/document/kinds/resume/model/page-setup';
import { Button, NativeSelect } from '@mantine/core';
import { useApply, useResume } from '../state/use-resume.ts';
import classes from './appearance-panel.module.css';
import { useT } from './messages.ts';

/** Settings that replace details of the template's design. One button takes all of them back, and sizes and gaps too. */
export function DesignFields() {
  const t = useT();
  const { pageSetup } = useResume();
  const apply = useApply();
  const set = (change: Partial<PageSetup>) => apply({ type: 'page-setup', pageSetup: { ...pageSetup, ...change } });
  return (
    <section className={classes.group}>
      <h3>{t('design.title')}</h3>
      <NativeSelect
        label={t('design.levels')}
        value={pageSetup.levels}
        data={LEVEL_STYLES.map((style) => ({ value: style, label: t(`design.levelStyles.${style}`) }))}
        onChange={(event) => set({ levels: event.currentTarget.value as LevelStyle })}
      />
      {!isTemplateDesign(pageSetup) && (
        <Button variant="subtle" size="sm" className={classes.reset} onClick={() => set(TEMPLATE_DESIGN)}>
          {t('design.reset')}
        </Button>
      )}
    </section>
  );
}
