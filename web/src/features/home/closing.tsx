import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import classes from './closing.module.css';
import { useT } from './messages.ts';

/** The last part of the home page: a link back to the templates. */
export function Closing() {
  const t = useT();
  return (
    <section className={classes.closing} aria-labelledby="closing-title">
      <h2 id="closing-title">{t('closing.title')}</h2>
      <p>{t('closing.text')}</p>
      <Button
        component="a"
        href="#templates"
        size="lg"
        variant="white"
        color="var(--brand-indigo)"
        rightSection={<IconArrowUp size={18} aria-hidden />}
      >
        {t('hero.start')}
      </Button>
    </section>
  );
}
