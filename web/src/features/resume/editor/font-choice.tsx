import { FONT_FAMILIES, type FontFamily } from '@kreda/document/engine/fonts/catalogue';
import { useEffect, useId, useState } from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';
import { loadSpecimen } from '../preview/typesetter.ts';
import classes from './appearance-panel.module.css';

interface FontChoiceProps {
  label: string;
  value: FontFamily;
  onChange: (family: FontFamily) => void;
}

/** The font families, each name in its own letters. */
export function FontChoice({ label, value, onChange }: FontChoiceProps) {
  const name = useId();
  return (
    <fieldset className={classes.fonts}>
      <legend>{label}</legend>
      {FONT_FAMILIES.map((family) => (
        <label key={family} className={classes.font}>
          <input type="radio" name={name} checked={family === value} onChange={() => onChange(family)} />
          <Specimen family={family} />
        </label>
      ))}
    </fieldset>
  );
}

function Specimen({ family }: { family: FontFamily }) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const cancel = whenIdle(() => {
      loadSpecimen(family).then(
        () => isCurrent && setLoaded(true),
        // Without a connection the name stays in the site's letters.
        () => {},
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [family]);
  return <span style={isLoaded ? { fontFamily: `"${family}"` } : undefined}>{family}</span>;
}
