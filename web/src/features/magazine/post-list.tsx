import { Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { trpc } from '../../lib/trpc.ts';
import { errorText } from '../../ui/error-text.ts';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { PageLinks, pageNumberOf } from '../../ui/page-links.tsx';
import { useT } from './messages.ts';
import { PostCard } from './post-card.tsx';
import classes from './post-list.module.css';

interface PostListProps {
  category?: string;
  author?: string;
}

/** A paginated list of posts, newest first. The page is kept in the address. */
export function PostList({ category, author }: PostListProps) {
  const t = useT();
  const [query] = useSearchParams();
  const page = pageNumberOf(query);
  const list = trpc.magazine.posts.useQuery({ page, category, author }, { placeholderData: keepPreviousData });

  if (list.isPending) return <LoadingScreen message={t('loading')} />;
  if (list.isError) return <Text role="alert">{errorText(list.error)}</Text>;
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
      {pageCount > 1 && (
        <PageLinks
          page={page}
          pageCount={pageCount}
          labels={{
            list: t('pages'),
            current: t('page', { page, count: pageCount }),
            newer: t('newer'),
            older: t('older'),
          }}
        />
      )}
    </>
  );
}
