import { z } from 'zod';
import { paidProcedure, router } from '../../platform/trpc/init.ts';
import { slugSchema } from './content-schemas.ts';
import { makeFeedAddress } from './feed.ts';
import { getAuthor, getCategory, getPost, listCategories, listPosts } from './magazine.ts';

const bySlug = paidProcedure.input(z.object({ slug: slugSchema }));

const listSchema = z.object({
  page: z.int().min(1).max(1_000).default(1),
  category: slugSchema.optional(),
  author: slugSchema.optional(),
});

export const magazineRouter = router({
  posts: paidProcedure.input(listSchema).query(({ ctx, input }) => listPosts(ctx, input)),
  post: bySlug.query(({ ctx, input }) => getPost(ctx, input.slug)),
  author: bySlug.query(({ ctx, input }) => getAuthor(ctx, input.slug)),
  category: bySlug.query(({ ctx, input }) => getCategory(ctx, input.slug)),
  categories: paidProcedure.query(({ ctx }) => listCategories(ctx)),
  /** Makes a new address for the caller's feed. The previous address ends. */
  makeFeed: paidProcedure.mutation(({ ctx }) => makeFeedAddress(ctx)),
});
