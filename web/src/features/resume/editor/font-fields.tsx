import { useApply, useResume } from '../state/use-resume.ts';
import { useT } from './appearance-messages.ts';
import classes from './appearance-panel.module.css';
import { FontChoice } from './font-choice.tsx';

const ROLES = ['heading', 'body'] as const;

/** Settings for the families of headings and text. */
export function FontFields() {
  const t = useT();
  const { fonts } = useResume();
  const apply = useApply();
  return ROLES.map((role) => (
    <section key={role} className={classes.group}>
      <FontChoice
        label={t(`style.${role}`)}
        value={fonts[role]}
        onChange={(family) => apply({ type: 'fonts', fonts: { ...fonts, [role]: family } })}
      />
    </section>
  ));
}
