import { Button, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconRss } from '@tabler/icons-react';
import { FeedDialog } from './feed-dialog.tsx';
import classes from './magazine-page.module.css';
import { useT } from './messages.ts';
import { PostList } from './post-list.tsx';
import { Topics } from './topics.tsx';

/** The magazine's front page: topics and all posts. */
export function MagazinePage() {
  const t = useT();
  const [isFeedOpen, feed] = useDisclosure();
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div>
          <Title order={1}>{t('title')}</Title>
          <Text c="dimmed" mt={6}>
            {t('lead')}
          </Text>
        </div>
        <Button variant="default" leftSection={<IconRss size={18} aria-hidden />} onClick={feed.open}>
          {t('feed.open')}
        </Button>
      </header>
      <Topics />
      <PostList />
      <FeedDialog isOpen={isFeedOpen} onClose={feed.close} />
    </div>
  );
}
