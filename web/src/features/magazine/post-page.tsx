import { Anchor, Text, Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { formatDate } from '../../lib/format-date.ts';
import { path } from '../../lib/path.ts';
import { trpc } from '../../lib/trpc.ts';
import { BackToMagazine } from './back-to-magazine.tsx';
import { MagazineItem } from './magazine-item.tsx';
import { useT } from './messages.ts';
import { PostCard } from './post-card.tsx';
import listClasses from './post-list.module.css';
import classes from './post-page.module.css';
import { Prose } from './prose.tsx';

/** A post, with related posts below it. */
export function PostPage() {
  const t = useT();
  const slug = useParams().slug!;
  const post = trpc.magazine.post.useQuery({ slug });
  return (
    <MagazineItem query={post} titleOf={({ title }) => title}>
      {({ title, description, category, author, related, ...rest }) => (
        <div className={classes.page}>
          <article className={classes.article}>
            <BackToMagazine />
            <Text size="sm" className={classes.facts} c="dimmed">
              <Anchor component={Link} to={path('blog-category', { slug: category.slug })} fw={600}>
                {category.name}
              </Anchor>
              <span>{t('minutes', { count: rest.readingMinutes })}</span>
            </Text>
            <Title order={1} className={classes.title}>
              {title}
            </Title>
            <Text size="lg" c="dimmed">
              {description}
            </Text>
            <Text size="sm" c="dimmed" mt="md">
              <Anchor component={Link} to={path('blog-author', { slug: author.slug })} inherit fw={600}>
                {author.name}
              </Anchor>
              {`, ${author.role} · ${formatDate(new Date(rest.publishedAt))}`}
              {rest.updatedAt && ` · ${t('updated', { date: formatDate(new Date(rest.updatedAt)) })}`}
            </Text>
            <img src={rest.cover} alt={rest.coverAlt} width={1200} height={630} className={classes.cover} />
            <Prose html={rest.body} />
          </article>
          {related.length > 0 && (
            <section className={classes.related} aria-labelledby="related">
              <Title order={2} size="h3" mb="md" id="related">
                {t('related')}
              </Title>
              <ul className={listClasses.grid}>
                {related.map((other) => (
                  <li key={other.slug}>
                    <PostCard post={other} headingLevel={3} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </MagazineItem>
  );
}
