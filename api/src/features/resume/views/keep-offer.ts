import type { RequestContext } from '../../../context.ts';
import { noSuchResume } from '../../../platform/errors.ts';
import { ownerOf } from '../../../policy.ts';
import { findOffer, updateOffer } from './family-repo.ts';
import type { Offer } from './offer-schema.ts';

/** Replaces the offer that a variant is made for. @throws {DomainError} `not-found` for a resume without one that is no variant. */
export async function keepOffer(context: RequestContext, uuid: string, offer: Offer): Promise<void> {
  const owner = ownerOf(context);
  if (!owner || !(await updateOffer(context.db, owner, uuid, offer))) throw noSuchResume();
}

/** The offer that is kept with a resume; null without one. @throws {DomainError} `not-found`. */
export async function getOffer(context: RequestContext, uuid: string): Promise<Offer | null> {
  const owner = ownerOf(context);
  const offer = owner ? await findOffer(context.db, owner, uuid) : undefined;
  if (offer === undefined) throw noSuchResume();
  return offer;
}
