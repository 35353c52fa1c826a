import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useT } from '../messages.ts';
import classes from './color-scheme-switch.module.css';

/** Switches between light and dark. Until the visitor chooses, the system's preference applies. */
export function ColorSchemeSwitch() {
  const t = useT();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';

  // The class dark-mode, in addition to Mantine's own attribute (specification, section 9).
  useEffect(() => {
    document.documentElement.classList.toggle('dark-mode', isDark);
  }, [isDark]);

  return (
    <button
      type="button"
      className={classes.switch}
      aria-label={t(isDark ? 'menu.toLight' : 'menu.toDark')}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {/* CSS chooses the icon: server-side rendering does not know the scheme. */}
      <IconSun size={18} stroke={1.7} className={classes.sun} />
      <IconMoon size={18} stroke={1.7} className={classes.moon} />
    </button>
  );
}
