import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate } from '../../lib/format-date.ts';
import { path } from '../../lib/path.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { useT } from './messages.ts';
import classes from './post-card.module.css';

export type PostSummary = Outputs['magazine']['posts']['posts'][number];

/** A post in a list, with cover, description and author. The whole card is a link to the post. */
export function PostCard({ post, headingLevel = 2 }: { post: PostSummary; headingLevel?: 2 | 3 }) {
  const t = useT();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classes.card}>
      <img src={post.cover} alt="" width={1200} height={630} loading="lazy" className={classes.cover} />
      <div className={classes.text}>
        <Text size="xs" c="dimmed" className={classes.facts}>
          <span className={classes.category}>{post.category.name}</span>
          {t('minutes', { count: post.readingMinutes })}
        </Text>
        <Heading className={classes.title}>
          <Link to={path('blog-item', { slug: post.slug })}>{post.title}</Link>
        </Heading>
        <Text size="sm" c="dimmed" className={classes.description}>
          {post.description}
        </Text>
        <Text size="xs" c="dimmed" mt="sm">
          {post.author.name} · {formatDate(new Date(post.publishedAt))}
        </Text>
      </div>
    </article>
  );
}
