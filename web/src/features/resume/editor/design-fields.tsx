import {
  HEADING_CASES,
  HEADING_RULES,
  isTemplateDesign,
  LEVEL_STYLES,
  type LevelStyle,
  type PageSetup,
  PHOTO_SHAPES,
  PHOTO_SIZE_LIMITS,
  SIDE_WIDTH_LIMITS,
  TEMPLATE_DESIGN,
} from '@kreda/document/kinds/resume/model/page-setup';
import { largestPhotoSize } from '@kreda/document/kinds/resume/styles/photo-style';
import { resolveStyle } from '@kreda/document/kinds/resume/styles/resolve-style';
import { hasSideColumn } from '@kreda/document/kinds/resume/styles/side-width';
import { Button, NativeSelect } from '@mantine/core';
import { useApply, useResume } from '../state/use-resume.ts';
import { useT } from './appearance-messages.ts';
import classes from './appearance-panel.module.css';
import { PercentSlider } from './percent-slider.tsx';

/** Settings that replace details of the template's design. One button takes all of them back, and sizes and gaps too. */
export function DesignFields() {
  const t = useT();
  const resume = useResume();
  const { pageSetup } = resume;
  const apply = useApply();
  const set = (change: Partial<PageSetup>) => apply({ type: 'page-setup', pageSetup: { ...pageSetup, ...change } });
  const isPhotoShown = resume.photo !== null && resume.sections['personal-data'].config.fields.photo;
  const style = resolveStyle({ ...resume, pageSetup: { ...pageSetup, photoSize: 1 } });
  const largestPhoto = isPhotoShown ? largestPhotoSize(style) : null;
  return (
    <section className={classes.group}>
      <h3>{t('design.title')}</h3>
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
      {largestPhoto !== null && (
        <>
          <NativeSelect
            label={t('design.photoShape')}
            value={pageSetup.photoShape}
            data={(['template', ...PHOTO_SHAPES] as const).map((shape) => ({
              value: shape,
              label: t(`design.photoShapes.${shape}`),
            }))}
            onChange={(event) => set({ photoShape: event.currentTarget.value as PageSetup['photoShape'] })}
          />
          <PercentSlider
            label={t('design.photoSize')}
            limits={{ min: PHOTO_SIZE_LIMITS.min, max: largestPhoto }}
            value={Math.min(pageSetup.photoSize, largestPhoto)}
            onChange={(photoSize) => set({ photoSize })}
          />
        </>
      )}
      {hasSideColumn(style) && (
        <PercentSlider
          label={t('design.sideWidth')}
          limits={SIDE_WIDTH_LIMITS}
          value={pageSetup.sideWidth}
          onChange={(sideWidth) => set({ sideWidth })}
        />
      )}
      {!isTemplateDesign(pageSetup) && (
        <Button variant="subtle" size="sm" className={classes.reset} onClick={() => set(TEMPLATE_DESIGN)}>
          {t('design.reset')}
        </Button>
      )}
    </section>
  );
}
