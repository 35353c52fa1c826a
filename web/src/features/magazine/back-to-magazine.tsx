import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { path } from '../../lib/path.ts';
import classes from './back-to-magazine.module.css';
import { useT } from './messages.ts';

export function BackToMagazine() {
  const t = useT();
  return (
    <Anchor component={Link} to={path('blog')} size="sm" c="dimmed" className={classes.back}>
      <IconArrowLeft size={16} aria-hidden />
      {t('back')}
    </Anchor>
  );
}
