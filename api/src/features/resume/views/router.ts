import { anonymiseOptionsSchema } from '@kreda/document/kinds/resume/anonymise/anonymity';
import { languageSchema } from '@kreda/document/kinds/resume/model/language-schema';
import { resumeNameSchema } from '@kreda/document/kinds/resume/model/resume';
import { z } from 'zod';
import { ownerProcedure } from '../../../platform/trpc/init.ts';
import { uuidSchema } from '../schema.ts';
import { toWire } from '../wire.ts';
import { createView } from './create-view.ts';
import { detachView } from './detach-view.ts';
import type { EditedMember } from './edit-family.ts';
import { getOffer, keepOffer } from './keep-offer.ts';
import { getView, listViews } from './list-views.ts';
import { offerSchema } from './offer-schema.ts';
import { setAnonymity } from './set-anonymity.ts';
import { settleView } from './settle-view.ts';

const ofResume = ownerProcedure.input(z.object({ uuid: uuidSchema }));
const ofText = ofResume.meta({ access: 'owner', takesText: true });

const createViewSchema = z.discriminatedUnion('kind', [
  z.strictObject({ baseUuid: uuidSchema, kind: z.literal('language'), language: languageSchema }),
  z.strictObject({
    baseUuid: uuidSchema,
    kind: z.literal('variant'),
    name: resumeNameSchema,
    offer: offerSchema.optional(),
  }),
  z.strictObject({ baseUuid: uuidSchema, kind: z.literal('anonymous'), options: anonymiseOptionsSchema }),
]);

/** More than a resume has. An address names a section, an entry and a field. */
const addressesSchema = z.array(z.string().min(1).max(200)).min(1).max(5_000);

/** Procedures for language versions, variants and anonymous versions, which are a part of the router of resumes (docs/decisions/0079). */
export const viewProcedures = {
  createView: ownerProcedure
    .meta({ access: 'owner', takesText: true })
    .input(createViewSchema)
    .mutation(async ({ ctx, input: { baseUuid, ...choice } }) => toWire(await createView(ctx, baseUuid, choice), ctx)),

  /** The family of a base or of one of its views. */
  views: ofResume.query(async ({ ctx, input }) => {
    const { base, views } = await listViews(ctx, input.uuid);
    return { base, views: views.map((view) => ({ ...view, updatedAt: view.updatedAt.toISOString() })) };
  }),

  /** A view's overlay with its base, for an editor that shows both. */
  view: ofResume.query(async ({ ctx, input }) => {
    const { base, kind, overlay, offer } = await getView(ctx, input.uuid);
    const { resume, revision } = toWire(base, ctx);
    return { base: { uuid: resume.uuid, revision, resume }, kind, overlay, offer };
  }),

  /** Decides about overrides that are stale or cannot be applied. */
  settle: ofText
    .input(z.object({ addresses: addressesSchema, choice: z.enum(['keep', 'take']) }))
    .mutation(async ({ ctx, input: { uuid, addresses, choice } }) => {
      return toSaved(await settleView(ctx, uuid, { addresses, choice }));
    }),

  /** Changes what an anonymous version takes out. */
  setAnonymity: ofText
    .input(z.object({ options: anonymiseOptionsSchema }))
    .mutation(async ({ ctx, input }) => toSaved(await setAnonymity(ctx, input.uuid, input.options))),

  detach: ofResume.mutation(({ ctx, input }) => detachView(ctx, input.uuid)),

  offer: ofResume.query(({ ctx, input }) => getOffer(ctx, input.uuid)),

  updateOffer: ofText
    .input(z.object({ offer: offerSchema }))
    .mutation(({ ctx, input }) => keepOffer(ctx, input.uuid, input.offer)),
};

function toSaved({ resume, revision, updatedAt }: EditedMember) {
  return { revision, updatedAt: updatedAt.toISOString(), sectionsOrder: resume.sectionsOrder };
}
