import { Text, Title } from '@mantine/core';
import { useParams } from 'react-router';
import { trpc } from '../../lib/trpc.ts';
import { BackToMagazine } from './back-to-magazine.tsx';
import { MagazineItem } from './magazine-item.tsx';
import classes from './magazine-page.module.css';
import { useT } from './messages.ts';
import { PostList } from './post-list.tsx';
import { Prose } from './prose.tsx';

/** An author with their posts. */
export function AuthorPage() {
  const t = useT();
  const slug = useParams().slug!;
  const author = trpc.magazine.author.useQuery({ slug });
  return (
    <MagazineItem query={author} titleOf={({ name }) => name}>
      {({ name, role, biography }) => (
        <div className={classes.page}>
          <BackToMagazine />
          <Title order={1}>{name}</Title>
          <Text c="dimmed" mt={6}>
            {role}
          </Text>
          <div className={classes.biography}>
            <Prose html={biography} />
          </div>
          <Title order={2} size="h3" className={classes.subtitle}>
            {t('postsBy')}
          </Title>
          <PostList key={slug} author={slug} />
        </div>
      )}
    </MagazineItem>
  );
}
