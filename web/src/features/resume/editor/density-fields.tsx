import {
  DENSITY_LIMITS,
  DENSITY_PRESETS,
  type Density,
  type DensityPreset,
  isSameDensity,
} from '@kreda/document/kinds/resume/model/page-setup';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useApply, useResume } from '../state/use-resume.ts';
import { useT } from './appearance-messages.ts';
import classes from './appearance-panel.module.css';
import { PercentSlider } from './percent-slider.tsx';

/** The most visible measures first. */
const MEASURES = ['text', 'leading', 'spacing', 'entrySpacing', 'margins'] as const satisfies (keyof Density)[];
const PRESETS = ['airy', 'normal', 'dense'] as const satisfies DensityPreset[];

/** Settings for the sizes of text, gaps and margins, in per cent of the template's design. */
export function DensityFields() {
  const t = useT();
  const { pageSetup } = useResume();
  const apply = useApply();
  const titleId = useId();
  const { density } = pageSetup;
  const set = (change: Partial<Density>) =>
    apply({ type: 'page-setup', pageSetup: { ...pageSetup, density: { ...density, ...change } } });

  return (
    <section className={classes.group}>
      <h3 id={titleId}>{t('density.title')}</h3>
      <fieldset className={classes.presets} aria-labelledby={titleId}>
        {PRESETS.map((name) => {
          const isChosen = isSameDensity(density, DENSITY_PRESETS[name]);
          return (
            <Button
              key={name}
              size="sm"
              variant={isChosen ? 'filled' : 'default'}
              aria-pressed={isChosen}
              onClick={() => set(DENSITY_PRESETS[name])}
            >
              {t(`density.${name}`)}
            </Button>
          );
        })}
      </fieldset>
      {MEASURES.map((measure) => (
        <PercentSlider
          key={measure}
          label={t(`density.${measure}`)}
          limits={DENSITY_LIMITS[measure]}
          value={density[measure]}
          onChange={(value) => set({ [measure]: value })}
        />
      ))}
    </section>
  );
}
