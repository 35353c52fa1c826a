import { accountRouter } from '../features/account/router.ts';
import { billingRouter } from '../features/billing/router.ts';
import { downloadRouter } from '../features/download/router.ts';
import { sentRouter } from '../features/download/sent/router.ts';
import { formatsRouter } from '../features/formats/router.ts';
import { jobsRouter } from '../features/jobs/router.ts';
import { letterRouter } from '../features/letter/router.ts';
import { magazineRouter } from '../features/magazine/router.ts';
import { resumeRouter } from '../features/resume/router.ts';
import { siteRouter } from '../features/site/router.ts';
import { suggestionsRouter } from '../features/suggestions/router.ts';
import { router } from '../platform/trpc/init.ts';

/** Every procedure at /trpc. */
export const appRouter = router({
  site: siteRouter,
  account: accountRouter,
  resume: resumeRouter,
  letter: letterRouter,
  download: downloadRouter,
  sent: sentRouter,
  exchange: formatsRouter,
  billing: billingRouter,
  suggestions: suggestionsRouter,
  magazine: magazineRouter,
  jobs: jobsRouter,
});

export type AppRouter = typeof appRouter;
