import type { Paper } from '@kreda/document/engine/page-geometry';
import { DATE_STYLES, type DateStyle, PAPER_CHOICES } from '@kreda/document/kinds/resume/model/page-setup';
import { NativeSelect, Switch } from '@mantine/core';
import { useResume } from '../state/use-resume.ts';
import { useT } from './appearance-messages.ts';
import classes from './appearance-panel.module.css';
import { useSetPageSetup } from './use-set-page-setup.ts';

/** Settings for the paper, the format of dates, the pages' footer, hyphenation and punctuation. */
export function PageSetupFields() {
  const t = useT();
  const { pageSetup } = useResume();
  const set = useSetPageSetup();
  return (
    <section className={classes.group}>
      <NativeSelect
        label={t('pageSetup.paper')}
        value={pageSetup.paper}
        data={PAPER_CHOICES.map((paper) => ({ value: paper, label: t(`pageSetup.${paper}`) }))}
        onChange={(event) => set({ paper: event.currentTarget.value as Paper })}
      />
      <NativeSelect
        label={t('pageSetup.dates')}
        value={pageSetup.dates}
        data={DATE_STYLES.map((style) => ({ value: style, label: t(`pageSetup.${style}`) }))}
        onChange={(event) => set({ dates: event.currentTarget.value as DateStyle })}
      />
      <Switch
        label={t('pageSetup.footer')}
        checked={pageSetup.footer}
        onChange={(event) => set({ footer: event.currentTarget.checked })}
      />
      <Switch
        label={t('pageSetup.hyphenation')}
        checked={pageSetup.hyphenation}
        onChange={(event) => set({ hyphenation: event.currentTarget.checked })}
      />
      <Switch
        label={t('pageSetup.smartPunctuation')}
        checked={pageSetup.smartPunctuation}
        onChange={(event) => set({ smartPunctuation: event.currentTarget.checked })}
      />
    </section>
  );
}
