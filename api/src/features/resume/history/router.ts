import { z } from 'zod';
import { ownerProcedure } from '../../../platform/trpc/init.ts';
import { forClient } from '../older-clients.ts';
import { uuidSchema } from '../schema.ts';
import { readVersion, readVersions } from './read-versions.ts';
import { restoreVersion } from './restore-version.ts';

const ofVersion = ownerProcedure.input(z.object({ uuid: uuidSchema, versionId: uuidSchema }));

/** Procedures for earlier versions, which are a part of the router of resumes (docs/decisions/0103). */
export const historyProcedures = {
  versions: ownerProcedure.input(z.object({ uuid: uuidSchema })).query(async ({ ctx, input }) => {
    const versions = await readVersions(ctx, input.uuid);
    return versions.map((version) => ({ ...version, at: version.at.toISOString() }));
  }),

  version: ofVersion.query(async ({ ctx, input }) => {
    const { id, cause, at, revision, resume, views } = await readVersion(ctx, input);
    return {
      ...{ id, cause, at: at.toISOString(), revision },
      resume: forClient(resume, ctx.knownSections),
      views: views.map(({ uuid, name, language, overlay: { kind } }) => ({ uuid, name, language, kind })),
    };
  }),

  restoreVersion: ofVersion
    .input(z.object({ baseRevision: z.int().positive(), withViews: z.boolean() }))
    .mutation(async ({ ctx, input }) => {
      const { revision, updatedAt, previousId } = await restoreVersion(ctx, input);
      return { revision, updatedAt: updatedAt.toISOString(), previousId };
    }),
};
