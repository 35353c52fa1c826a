import {
  DENSITY_LIMITS,
  DENSITY_PRESETS,
  type Density,
  type DensityPreset,
  isSameDensity,
} from '@kreda/document/kinds/resume/model/page-setup';
import { Button, Slider } from '@mantine/core';
import { useId } from 'react';
import { useApply, useResume } from '../state/use-resume.ts';
import classes from './appearance-panel.module.css';
import { useT } from './messages.ts';

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
        <MeasureSlider
          key={measure}
          measure={measure}
          value={density[measure]}
          onChange={(value) => set({ [measure]: value })}
        />
      ))}
    </section>
  );
}

interface MeasureSliderProps {
  measure: keyof Density;
  value: number;
  onChange: (value: number) => void;
}

/** A measure's slider with its value in per cent. A mark shows the template's design. */
function MeasureSlider({ measure, value, onChange }: MeasureSliderProps) {
  const t = useT();
  const { min, max } = DENSITY_LIMITS[measure];
  const percent = Math.round(value * 100);
  return (
    <div>
      <div className={classes.measure}>
        <span>{t(`density.${measure}`)}</span>
        <output>{percent}%</output>
      </div>
      <Slider
        size="md"
        classNames={{ root: classes.slider!, thumb: classes.thumb! }}
        min={Math.round(min * 100)}
        max={Math.round(max * 100)}
        value={percent}
        marks={[{ value: 100 }]}
        label={null}
        thumbLabel={t(`density.${measure}`)}
        thumbValueText={(percents) => `${percents}%`}
        onChange={(next) => next !== percent && onChange(next / 100)}
      />
    </div>
  );
}
