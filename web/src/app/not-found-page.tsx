import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { path } from '../lib/path.ts';
import { CentredPage } from '../ui/centred-page.tsx';
import { PageScene } from '../ui/page-scene.tsx';
import { useMenu } from './layout/menu-items.ts';
import { useT } from './messages.ts';
import classes from './not-found-page.module.css';
import { usePageView } from './use-page-view.ts';

/** The 404 page, with links to the CV builder and to the other pages of the menu. */
export function NotFoundPage() {
  const t = useT();
  const { pages, wider } = useMenu();
  usePageView();
  const elsewhere = [...pages, ...wider].filter(({ name }) => name !== 'cv-pick-template');
  return (
    <CentredPage>
      <PageScene sign="404" />
      <h1 className={classes.title}>{t('notFound.title')}</h1>
      <p className={classes.text}>{t('notFound.text')}</p>
      <Button component={Link} to={path('cv-pick-template')} size="md">
        {t('notFound.home')}
      </Button>
      <nav className={classes.elsewhere} aria-label={t('notFound.elsewhere')}>
        {elsewhere.map(({ name, label, to }) => (
          <Link key={name} to={to}>
            {label}
          </Link>
        ))}
        <Link to={path('contact')}>{t('footer.contact')}</Link>
      </nav>
    </CentredPage>
  );
}
