import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useT } from '../messages.ts';
import classes from './color-scheme-switch.module.css';

/** Light or dark; the system's preference until the visitor chooses. */
export function ColorSchemeSwitch() {
  const t = useT();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';

  // The dark-mode selector class beside Mantine's own attribute (specification, section 9).
  useEffect(() => {
    document.documentElement.classList.toggle('dark-mode', isDark);
  }, [isDark]);

  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(isDark ? 'menu.toLight' : 'menu.toDark')}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {/* By the page's scheme and not by state: a page that the server drew does not know it. */}
      <IconSun size={18} stroke={1.7} className={classes.sun} />
      <IconMoon size={18} stroke={1.7} className={classes.moon} />
    </ActionIcon>
  );
}
