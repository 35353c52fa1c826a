import { Button, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { translateWording } from '../../i18n/wording.ts';
import { errorWording } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { useT } from './messages.ts';
import { PostCard } from './post-card.tsx';
import classes from './post-list.module.css';

interface PostListProps {
  category?: string;
  author?: string;
}

/** Posts, the newest first, page by page; the page stands in the address. */
export function PostList({ category, author }: PostListProps) {
  const t = useT();
  const [query] = useSearchParams();
  const page = pageOf(query);
  const list = trpc.magazine.posts.useQuery({ page, category, author }, { placeholderData: keepPreviousData });

  if (list.isPending) return <LoadingScreen message={t('loading')} />;
  if (list.isError) return <Text role="alert">{translateWording(errorWording(list.error))}</Text>;
  const { posts, pageCount } = list.data;
  if (posts.length === 0) return <Text c="dimmed">{t('empty')}</Text>;
  return (
    <>
      <ul className={classes.grid}>
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      {pageCount > 1 && <Pages page={page} pageCount={pageCount} />}
    </>
  );
}

function Pages({ page, pageCount }: { page: number; pageCount: number }) {
  const t = useT();
  const to = (target: number) => ({ search: target === 1 ? '' : `?page=${target}` });
  return (
    <nav className={classes.pages} aria-label={t('pages')}>
      {page > 1 ? (
        <Button component={Link} to={to(page - 1)} variant="default">
          {t('newer')}
        </Button>
      ) : (
        <span />
      )}
      <Text size="sm" c="dimmed" aria-current="page">
        {t('page', { page, count: pageCount })}
      </Text>
      {page < pageCount ? (
        <Button component={Link} to={to(page + 1)} variant="default">
          {t('older')}
        </Button>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** What stands in the address, or the first page where that is no number of one. */
function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1;
}
