import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { path } from '../../../../lib/path.ts';
import classes from '../editor-shell.module.css';
import { useT } from '../messages.ts';

/** In the header: a link to the user's documents, and the name of the edited one. */
export function DocumentPlace({ children: name }: { children: ReactNode }) {
  const t = useT();
  return (
    <span className={classes.place}>
      <Link to={path('my-documents')} className={classes.documents}>
        {t('gone.documents')}
      </Link>
      {name}
    </span>
  );
}
