import { NavLink } from 'react-router';
import { path } from '../../lib/path.ts';
import { trpc } from '../../lib/trpc.ts';
import { useT } from './messages.ts';
import classes from './topics.module.css';

/** The magazine's categories, as links. */
export function Topics() {
  const t = useT();
  const { data } = trpc.magazine.categories.useQuery();
  return (
    <nav className={classes.topics} aria-label={t('topics')}>
      <NavLink to={path('blog')} end className={() => classes.topic}>
        {t('all')}
      </NavLink>
      {data?.map(({ slug, name }) => (
        <NavLink key={slug} to={path('blog-category', { slug })} className={() => classes.topic}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
