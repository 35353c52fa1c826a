import { Slider } from '@mantine/core';
import classes from './appearance-panel.module.css';

interface PercentSliderProps {
  label: string;
  limits: { min: number; max: number };
  /** A factor: 1 is 100 %. */
  value: number;
  onChange: (value: number) => void;
}

/** A slider for a factor on the template's design, with its value in per cent. A mark shows the design. */
export function PercentSlider({ label, limits, value, onChange }: PercentSliderProps) {
  const percent = Math.round(value * 100);
  return (
    <div>
      <div className={classes.measure}>
        <span>{label}</span>
        <output>{percent}%</output>
      </div>
      <Slider
        size="md"
        classNames={{ root: classes.slider!, thumb: classes.thumb! }}
        min={Math.round(limits.min * 100)}
        max={Math.round(limits.max * 100)}
        value={percent}
        marks={[{ value: 100 }]}
        label={null}
        thumbLabel={label}
        thumbValueText={(percents) => `${percents}%`}
        onChange={(next) => next !== percent && onChange(next / 100)}
      />
    </div>
  );
}
