import { z } from 'zod';
import { router, userProcedure } from '../../../platform/trpc/init.ts';
import { uuidSchema } from '../../resume/schema.ts';
import { fileNameOf } from '../file-name.ts';
import { sentNoteSchema } from './schema.ts';
import { changeNote, listSendable, listSent, noteDownload, removeNote } from './sent-files.ts';

const ofNote = userProcedure.input(z.object({ id: z.uuid() }));

/** Notes of files that were sent: to whom, when, and the very bytes. */
export const sentRouter = router({
  /** Notes of a CV, its versions and their letters; `url` answers the file, and is null for one that was lost. */
  list: userProcedure.input(z.object({ resumeUuid: uuidSchema })).query(async ({ ctx, input }) => {
    const rows = await listSent(ctx, input.resumeUuid);
    return rows.map(({ name, format, fileKey, resumeId, letterId, ...row }) => ({
      ...row,
      resumeUuid: resumeId,
      letterUuid: letterId,
      fileName: `${fileNameOf(name)}.${format}`,
      url: fileKey === null ? null : `/api/sent/${row.id}`,
    }));
  }),

  /** The latest downloads of a CV, its versions and their letters, and the company or organisation that each was probably sent to. */
  downloads: userProcedure.input(z.object({ resumeUuid: uuidSchema })).query(async ({ ctx, input }) => {
    const rows = await listSendable(ctx, input.resumeUuid);
    return rows.map(({ name, createdAt, ...row }) => ({
      ...row,
      fileName: `${fileNameOf(name)}.pdf`,
      createdAt: createdAt.toISOString(),
    }));
  }),

  /** Notes that a download of a CV or a letter was sent. */
  note: userProcedure
    .input(sentNoteSchema.extend({ downloadId: z.uuid() }))
    .mutation(async ({ ctx, input: { downloadId, ...note } }) => ({ id: await noteDownload(ctx, downloadId, note) })),

  change: ofNote.input(sentNoteSchema).mutation(({ ctx, input: { id, ...note } }) => changeNote(ctx, id, note)),

  remove: ofNote.mutation(({ ctx, input }) => removeNote(ctx, input.id)),
});
