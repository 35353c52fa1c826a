import {
  COLOR_PALETTE,
  COLOR_PRESETS,
  isSameColor,
  presetColor,
  type ResumeColor,
} from '@kreda/document/kinds/resume/model/appearance';
import { ColorInput, ColorSwatch, Tooltip } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useApply, useResume } from '../state/use-resume.ts';
import { useT } from './appearance-messages.ts';
import classes from './appearance-panel.module.css';
import { palettesOf } from './palettes.ts';

const COLOR_FIELDS = [
  { field: 'generalColor', label: 'style.general' },
  { field: 'accentColor', label: 'style.accent' },
  { field: 'backgroundColor', label: 'style.background' },
] as const;

/** Settings for the three colours: palettes of the template, the presets, and colours of the user's own. */
export function ColorFields() {
  const t = useT();
  const { pattern, color } = useResume();
  const apply = useApply();
  const setColor = (change: Partial<ResumeColor>) => apply({ type: 'color', color: { ...color, ...change } });
  return (
    <>
      <section className={classes.group}>
        <h3>{t('style.palettes')}</h3>
        <fieldset className={classes.palettes} aria-label={t('style.palettes')}>
          {palettesOf(pattern).map((palette, index) => (
            <button
              type="button"
              key={`${palette.generalColor} ${palette.accentColor} ${palette.backgroundColor}`}
              className={classes.palette}
              aria-pressed={isSameColor(palette, color)}
              aria-label={index === 0 ? t('style.paletteOfTemplate') : t('style.paletteNumber', { number: index })}
              onClick={() => apply({ type: 'color', color: { ...palette } })}
            >
              <span style={{ background: palette.generalColor }} />
              <span style={{ background: palette.accentColor }} />
              <span style={{ background: palette.backgroundColor }} />
            </button>
          ))}
        </fieldset>
      </section>
      <section className={classes.group}>
        <h3>{t('style.ownColors')}</h3>
        <fieldset className={classes.swatches} aria-label={t('style.presets')}>
          {COLOR_PRESETS.map(({ name, value }) => (
            <Tooltip key={name} label={t(`presets.${name}`)}>
              <ColorSwatch
                component="button"
                type="button"
                color={value}
                size={44}
                aria-label={t(`presets.${name}`)}
                aria-pressed={color.generalColor === value && color.accentColor === value}
                onClick={() => apply({ type: 'color', color: presetColor(name) })}
                className={classes.swatch}
              >
                {color.generalColor === value && color.accentColor === value && (
                  <IconCheck size={20} color="#fff" stroke={3} aria-hidden />
                )}
              </ColorSwatch>
            </Tooltip>
          ))}
        </fieldset>
        {COLOR_FIELDS.map(({ field, label }) => (
          <ColorSetting
            key={field}
            label={t(label)}
            value={color[field]}
            swatches={field === 'backgroundColor' ? ['#ffffff', '#faf8f3', '#f4f6fa'] : [...COLOR_PALETTE]}
            onChange={(value) => setColor({ [field]: value })}
          />
        ))}
      </section>
    </>
  );
}

interface ColorSettingProps {
  label: string;
  value: string;
  swatches: string[];
  /** Receives `#rrggbb` in lower case. */
  onChange: (color: string) => void;
}

/** One colour, with a picker as wide as its field, so that its swatches are large enough for a thumb. Escape closes the picker alone. */
function ColorSetting({ label, value, swatches, onChange }: ColorSettingProps) {
  // Mantine's picker opens with the focus and closes with it, and has no key.
  const [isDismissed, setDismissed] = useState(true);
  const reopen = () => setDismissed(false);
  return (
    <ColorInput
      label={label}
      format="hex"
      withEyeDropper={false}
      fullWidth
      value={value}
      swatches={swatches}
      swatchesPerRow={6}
      popoverProps={isDismissed ? { opened: false } : {}}
      onFocus={reopen}
      onClick={reopen}
      onBlur={() => setDismissed(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isDismissed) return;
        event.preventDefault();
        setDismissed(true);
      }}
      onChange={(color) => /^#[0-9a-f]{6}$/i.test(color) && onChange(color.toLowerCase())}
    />
  );
}
