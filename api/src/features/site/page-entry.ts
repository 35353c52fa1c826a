import type { PageEntry } from '@kreda/site/page-head';
import type { RouteMatch } from '@kreda/site/routes';
import type { RequestContext } from '../../context.ts';
import { getOffer } from '../jobs/jobs.ts';
import { hasEntry, isMagazineEntry } from '../magazine/magazine.ts';

const THERE: PageEntry = { state: 'there' };

/** The offer, post, author or category that a page's address names. Other pages exist always. */
export async function findEntry(context: RequestContext, { name, params }: RouteMatch): Promise<PageEntry> {
  const { slug = '' } = params;
  if (name === 'job-offer') return findOffer(context, slug);
  if (isMagazineEntry(name) && !(await hasEntry(context, name, slug))) return { state: 'missing' };
  return THERE;
}

async function findOffer(context: RequestContext, slug: string): Promise<PageEntry> {
  const offer = await getOffer(context, slug);
  if (offer === null) return { state: 'missing' };
  if (!offer.isOpen) return { state: 'gone' };
  return { state: 'there', title: `${offer.title}, ${offer.company}`, description: offer.summary };
}
