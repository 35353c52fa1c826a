import { publicProcedure, router } from '../../platform/trpc/init.ts';
import { dictionaries } from './dictionaries.ts';
import { siteConfig } from './service.ts';

export const siteRouter = router({
  config: publicProcedure.query(({ ctx }) => siteConfig(ctx)),
  dictionaries: publicProcedure.query(({ ctx }) => dictionaries(ctx.language)),
});
