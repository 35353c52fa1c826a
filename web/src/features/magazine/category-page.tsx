import { Text, Title } from '@mantine/core';
import { useParams } from 'react-router';
import { trpc } from '../../lib/trpc.ts';
import { MagazineItem } from './magazine-item.tsx';
import classes from './magazine-page.module.css';
import { PostList } from './post-list.tsx';
import { Topics } from './topics.tsx';

/** The posts of one category. */
export function CategoryPage() {
  const slug = useParams().slug!;
  const category = trpc.magazine.category.useQuery({ slug });
  return (
    <MagazineItem query={category} titleOf={({ name }) => name}>
      {({ name, description }) => (
        <div className={classes.page}>
          <header className={classes.header}>
            <div>
              <Title order={1}>{name}</Title>
              <Text c="dimmed" mt={6}>
                {description}
              </Text>
            </div>
          </header>
          <Topics />
          <PostList key={slug} category={slug} />
        </div>
      )}
    </MagazineItem>
  );
}
