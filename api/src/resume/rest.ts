import type { UnsavedChange } from '@kreda/document/edit/unsaved-change';
import { PATTERNS } from '@kreda/document/model/patterns';
import { SECTION_SLUGS } from '@kreda/document/model/sections';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DomainError, type FieldErrors, invalid } from '../errors.ts';
import { readFields, readFiles } from '../rest/multipart.ts';
import { idOf, uuidOf } from '../rest/params.ts';
import { access } from '../rest/route-access.ts';
import { imageTooLarge, MAX_IMAGE_BYTES } from './photo.ts';
import { toRestResume } from './rest-shape.ts';
import {
  checksumSchema,
  createSchema,
  pendingChangeSchema,
  pendingChangesSchema,
  type SavedOperation,
  savedOperationSchema,
} from './schema.ts';
import * as resumes from './service.ts';

/** The specification's CV calls (section 7). */
export function resumeRoutes(app: FastifyInstance): void {
  app.post('/resumes', access('anybody'), async (request, reply) => {
    const { resume } = await resumes.createResume(request.ctx, createSchema.parse(request.body ?? {}));
    return reply.status(201).send(toRestResume(resume));
  });

  app.get('/resumes/:uuid', access('owner'), async (request) => {
    const { resume } = await resumes.getResume(request.ctx, uuidOf(request));
    return toRestResume(resume);
  });

  for (const path of ['/resumes/:uuid/done', '/documents/:uuid/done']) {
    app.put(path, access('owner'), (request) => save(request, { type: 'done' }));
  }
  app.put('/resumes/:uuid/color', access('owner'), (request) => save(request, { type: 'color' }, 'color'));
  app.put('/resumes/:uuid/sections-order', access('owner'), (request) =>
    save(request, { type: 'sections-order' }, 'order'),
  );
  app.put('/resumes/:uuid/sections-config', access('owner'), (request) =>
    save(request, { type: 'sections-config' }, 'config'),
  );
  app.put('/resumes/:uuid/pattern/:slug', access('owner'), async (request) => {
    const { slug } = z.object({ slug: z.string() }).parse(request.params);
    if (!(slug in PATTERNS)) throw new DomainError('not-found');
    const saved = await save(request, { type: 'pattern', pattern: slug });
    return saved.sectionsOrder;
  });
  for (const section of SECTION_SLUGS) {
    app.put(`/resumes/:uuid/${section}`, access('owner'), (request) =>
      save(request, { type: 'data', section }, 'data'),
    );
    app.put(`/resumes/:uuid/${section}-config`, access('owner'), (request) =>
      save(request, { type: 'config', section }, 'config'),
    );
  }

  app.post('/resumes/:uuid/image', access('owner'), async (request) => {
    // Whose resume it is comes first: nobody sends us megabytes for somebody else's.
    await resumes.getResume(request.ctx, uuidOf(request));
    const files = await readFiles(request, {
      maxFiles: 1,
      maxFileBytes: MAX_IMAGE_BYTES,
      maxTotalBytes: MAX_IMAGE_BYTES,
      tooLarge: imageTooLarge,
    });
    const upload = files.get('file');
    if (!upload) throw new DomainError('invalid', undefined, { fields: { file: 'Selecting a value is required' } });
    const photo = await resumes.setPhoto(request.ctx, uuidOf(request), upload);
    return { data: photo.url };
  });
  app.delete('/resumes/:uuid/image', access('owner'), async (request, reply) => {
    await resumes.removePhoto(request.ctx, uuidOf(request));
    return reply.status(204).send();
  });

  app.post('/documents/:uuid/save-before-quit', access('owner'), async (request, reply) => {
    const { changes, refused } = readPending(pendingChangesSchema.parse(request.body));
    for (const fields of refused) request.log.warn({ fields }, 'a change saved before quitting was refused');
    if (changes.length > 0) {
      const leftOut = await resumes.savePending(request.ctx, uuidOf(request), changes);
      if (leftOut > 0) request.log.info({ leftOut }, 'changes saved before quitting would have overwritten others');
    } else if (refused[0]) throw new DomainError('invalid', undefined, { fields: refused[0] });
    return reply.status(204).send();
  });

  app.post('/documents/:uuid/checksum', access('owner'), async (request) => {
    const { checksum } = z.object({ checksum: checksumSchema }).parse(await readFields(request));
    return { revision: await resumes.storeChecksum(request.ctx, uuidOf(request), checksum) };
  });
}

/** The page is gone, so nobody could mend a refused change: what is valid is saved without it, in order. */
function readPending(body: readonly unknown[]) {
  const changes: (SavedOperation | UnsavedChange)[] = [];
  const refused: FieldErrors[] = [];
  for (const change of body) {
    // An operation alone is applied whatever the latest state is.
    const schema = change instanceof Object && 'operation' in change ? pendingChangeSchema : savedOperationSchema;
    const parsed = schema.safeParse(change);
    if (parsed.success) changes.push(parsed.data);
    else refused.push(invalid(parsed.error).fields ?? {});
  }
  return { changes, refused };
}

/** `GET /photos/{id}`, outside /api: what a resume's `photo.url` names. */
export function photoRoutes(app: FastifyInstance): void {
  app.get('/photos/:id', access('owner'), async (request, reply) => {
    const jpeg = await resumes.readPhoto(request.ctx, idOf(request));
    // A photo never changes under its address, but only its owner's browser may keep it.
    return reply.type('image/jpeg').header('cache-control', 'private, max-age=31536000, immutable').send(jpeg);
  });
}

/** Saves what a PUT brought: the editor's operation of that kind, with the body in its place. */
async function save(request: FastifyRequest, kind: object, bodyKey?: string): Promise<resumes.Saved> {
  const content = bodyKey === undefined ? {} : { [bodyKey]: request.body };
  const operation = savedOperationSchema.safeParse({ ...kind, ...content });
  // Fields are named by their place in the body, which knows nothing of the operation around it.
  if (!operation.success) throw invalid(operation.error, { below: bodyKey });
  return resumes.saveResume(request.ctx, uuidOf(request), { operation: operation.data });
}
