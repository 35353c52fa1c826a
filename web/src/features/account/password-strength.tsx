import { useEffect, useState } from 'react';
import { useT } from './messages.ts';
import classes from './password-strength.module.css';
import type { Strength } from './rate-password.ts';

const LEVELS: readonly Strength[] = ['weak', 'medium', 'strong'];

/** Shows how hard a password is to guess, in the specification's three levels (section 5). */
export function PasswordStrength({ password }: { password: string }) {
  const t = useT();
  const strength = useStrength(password);
  const filled = strength === null ? 0 : LEVELS.indexOf(strength) + 1;
  return (
    <div className={classes.strength} data-level={strength ?? 'none'}>
      <div className={classes.bars} aria-hidden>
        {LEVELS.map((level, index) => (
          <span key={level} data-filled={index < filled} />
        ))}
      </div>
      {/* The label gives the specification's words, which are adjectives, their noun. */}
      <span role="status">
        {strength === null ? t('strength.enter') : `${t('strength.label')}: ${t(`strength.${strength}`)}`}
      </span>
    </div>
  );
}

/** Null while the field is empty, and until the dictionaries are loaded; the first character starts loading. */
function useStrength(password: string): Strength | null {
  const [rated, setRated] = useState<{ password: string; strength: Strength } | null>(null);
  useEffect(() => {
    if (password === '') return;
    let isCurrent = true;
    const rate = async () => {
      const { ratePassword } = await import('./rate-password.ts');
      if (isCurrent) setRated({ password, strength: ratePassword(password) });
    };
    // The label is only a hint. Without the dictionaries there is none.
    rate().catch(() => setRated(null));
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return password === '' ? null : (rated?.strength ?? null);
}
