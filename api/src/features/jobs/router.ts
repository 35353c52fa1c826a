import { z } from 'zod';
import { publicProcedure, router } from '../../platform/trpc/init.ts';
import { cachedFacets, cachedOffers } from './cached-offers.ts';
import { getOffer } from './jobs.ts';
import { CONTRACT_KINDS, JOB_CATEGORIES } from './kinds.ts';

const filterSchema = z.strictObject({
  search: z.string().max(100).optional(),
  city: z.string().min(1).max(80).optional(),
  category: z.enum(JOB_CATEGORIES).optional(),
  contract: z.enum(CONTRACT_KINDS).optional(),
  isRemote: z.boolean().optional(),
});
const pageSchema = filterSchema.extend({ page: z.int().min(1).max(1_000).default(1) });

export const jobsRouter = router({
  list: publicProcedure.input(pageSchema).query(({ ctx, input }) => cachedOffers(ctx, input)),
  facets: publicProcedure.input(filterSchema).query(({ ctx, input }) => cachedFacets(ctx, input)),
  offer: publicProcedure
    .input(z.strictObject({ slug: z.string().max(1_000) }))
    .query(({ ctx, input }) => getOffer(ctx, input.slug)),
});
