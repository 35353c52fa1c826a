import { accountRouter } from './account/router.ts';
import { billingRouter } from './billing/router.ts';
import { downloadRouter } from './download/router.ts';
import { exchangeRouter } from './exchange/router.ts';
import { jobsRouter } from './jobs/router.ts';
import { magazineRouter } from './magazine/router.ts';
import { resumeRouter } from './resume/router.ts';
import { siteRouter } from './site/router.ts';
import { suggestionsRouter } from './suggestions/router.ts';
import { router } from './trpc/init.ts';

/** Every procedure at /trpc. */
export const appRouter = router({
  site: siteRouter,
  account: accountRouter,
  resume: resumeRouter,
  download: downloadRouter,
  exchange: exchangeRouter,
  billing: billingRouter,
  suggestions: suggestionsRouter,
  magazine: magazineRouter,
  jobs: jobsRouter,
});

export type AppRouter = typeof appRouter;
