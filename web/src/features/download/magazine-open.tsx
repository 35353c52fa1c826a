import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { path } from '../../lib/path.ts';
import { trpc } from '../../lib/trpc.ts';
import { BrandStage } from '../../ui/brand-stage.tsx';
import classes from './magazine-open.module.css';
import { useT } from './messages.ts';
import { OrderDetails } from './order-details.tsx';
import { PaidHeading } from './paid-heading.tsx';
import pageClasses from './thank-you-page.module.css';
import type { PaidOrder } from './use-payment-check.ts';

/** The page after a payment for the magazine: a link to it and its newest post, no download. */
export function MagazineOpen({ order }: { order: PaidOrder | null }) {
  const t = useT();
  return (
    <div className={pageClasses.page}>
      <div className={pageClasses.result}>
        <PaidHeading order={order} />
        <Text c="dimmed" size="lg">
          {order ? t('thankYou.active', { package: order.packageName }) : t('thankYou.activePaid')}
        </Text>
        <div className={pageClasses.actions}>
          <Button component={Link} to={path('blog')} size="md">
            {t('thankYou.magazine')}
          </Button>
          <Button component={Link} to={path('my-documents')} size="md" variant="default">
            {t('thankYou.documents')}
          </Button>
        </div>
        {order && (
          <div className={pageClasses.order}>
            <OrderDetails order={order} />
          </div>
        )}
      </div>
      <NewestPost />
    </div>
  );
}

/** The newest post's cover and title. The stage stays empty if the post cannot be fetched: the page's links lead to the magazine too. */
function NewestPost() {
  const posts = trpc.magazine.posts.useQuery({});
  const post = posts.data?.posts[0];
  return (
    <BrandStage className={classes.stage}>
      {post && (
        <Link to={path('blog-item', { slug: post.slug })} className={classes.post}>
          <img src={post.cover} alt="" width={1200} height={630} />
          <span>{post.title}</span>
        </Link>
      )}
    </BrandStage>
  );
}
