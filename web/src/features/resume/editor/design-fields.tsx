import {
  HEADING_CASES,
  HEADING_RULES,
  LEVEL_STYLES,
  type LevelStyle,
  type PageSetup,
  SIDE_WIDTH_LIMITS,
} from '@kreda/document/kinds/resume/model/page-setup';
import { resolveStyle } from '@kreda/document/kinds/resume/styles/resolve-style';
import { hasSideColumn } from '@kreda/document/kinds/resume/styles/side-width';
import { NativeSelect } from '@mantine/core';
import { useResume } from '../state/use-resume.ts';
import { useT } from './appearance-messages.ts';
import classes from './appearance-panel.module.css';
import { PercentSlider } from './percent-slider.tsx';
import { useSetPageSetup } from './use-set-page-setup.ts';

/** Settings that replace details of the template's design. */
export function DesignFields() {
  const t = useT();
  const resume = useResume();
  const { pageSetup } = resume;
  const set = useSetPageSetup();
  return (
    <section className={classes.group}>
      <NativeSelect
        label={t('design.headingRule')}
        value={pageSetup.headingRule}
        data={(['template', ...HEADING_RULES] as const).map((rule) => ({
          value: rule,
          label: t(`design.headingRules.${rule}`),
        }))}
        onChange={(event) => set({ headingRule: event.currentTarget.value as PageSetup['headingRule'] })}
      />
      <NativeSelect
        label={t('design.headingCase')}
        value={pageSetup.headingCase}
        data={(['template', ...HEADING_CASES] as const).map((letters) => ({
          value: letters,
          label: t(`design.headingCases.${letters}`),
        }))}
        onChange={(event) => set({ headingCase: event.currentTarget.value as PageSetup['headingCase'] })}
      />
      <NativeSelect
        label={t('design.levels')}
        value={pageSetup.levels}
        data={LEVEL_STYLES.map((style) => ({ value: style, label: t(`design.levelStyles.${style}`) }))}
        onChange={(event) => set({ levels: event.currentTarget.value as LevelStyle })}
      />
      {hasSideColumn(resolveStyle(resume)) && (
        <PercentSlider
          label={t('design.sideWidth')}
          limits={SIDE_WIDTH_LIMITS}
          value={pageSetup.sideWidth}
          onChange={(sideWidth) => set({ sideWidth })}
        />
      )}
    </section>
  );
}
