import { SECTION_SLUGS } from '@kreda/document/kinds/resume/model/sections';
import type { UnsavedChange } from '@kreda/document/kinds/resume/operations/unsaved-change';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors.ts';
import { createByteBudget } from '../../platform/rest/byte-budget.ts';
import { readFields } from '../../platform/rest/multipart.ts';
import { idOf, uuidOf } from '../../platform/rest/params.ts';
import { access, textAccess } from '../../platform/rest/route-access.ts';
import { sendOwnPicture } from '../../platform/rest/send-own-picture.ts';
import { validChanges } from '../../platform/rest/valid-changes.ts';
import { limitedSchema } from './limit-values.ts';
import { receivePicture } from './receive-picture.ts';
import * as operations from './rest-operations.ts';
import { toRestResume } from './rest-shape.ts';
import { pendingChangeSchema, type SavedOperation, savedOperationSchema } from './schema.ts';
import * as resumes from './service.ts';

/** For each API process: room for eight photos of the largest size, or dozens of typical ones, that arrive or wait to be decoded. */
const heldPhotos = createByteBudget(40 * 1024 * 1024);

/** The specification's CV calls (section 7). */
export function resumeRoutes(app: FastifyInstance): void {
  app.post('/resumes', access('anybody', operations.CREATE), async (request, reply) => {
    const stored = await resumes.createResume(request.ctx, operations.CREATE.body.parse(request.body ?? {}));
    return reply.status(201).send(toRestResume(stored));
  });

  app.get('/resumes/:uuid', access('owner', operations.GET), async (request) => {
    return toRestResume(await resumes.getResume(request.ctx, uuidOf(request)));
  });

  for (const path of ['/resumes/:uuid/done', '/documents/:uuid/done']) {
    app.put(path, access('owner', operations.FINISH), (request) => save(request, { type: 'done' }));
  }
  app.put('/resumes/:uuid/color', access('owner', operations.SAVE_COLOR), async (request) =>
    save(request, { type: 'color', color: operations.SAVE_COLOR.body.parse(request.body) }),
  );
  app.put('/resumes/:uuid/sections-order', access('owner', operations.SAVE_ORDER), async (request) =>
    save(request, { type: 'sections-order', order: operations.SAVE_ORDER.body.parse(limitedBody(request)) }),
  );
  app.put('/resumes/:uuid/sections-config', access('owner', operations.SAVE_SECTIONS_CONFIG), async (request) =>
    save(request, {
      type: 'sections-config',
      config: operations.SAVE_SECTIONS_CONFIG.body.parse(limitedBody(request)),
    }),
  );
  app.put('/resumes/:uuid/pattern/:slug', access('owner', operations.SAVE_PATTERN), async (request) => {
    const pattern = operations.SAVE_PATTERN.params.slug.safeParse((request.params as { slug: string }).slug);
    if (!pattern.success) throw new DomainError('not-found');
    const saved = await save(request, { type: 'pattern', pattern: pattern.data });
    return saved.sectionsOrder;
  });
  for (const section of SECTION_SLUGS) {
    const [data, config] = [operations.saveSection(section), operations.saveSectionConfig(section)];
    app.put(`/resumes/:uuid/${section}`, textAccess('owner', data), async (request) =>
      save(request, { type: 'data', section, data: data.body.parse(limitedBody(request)) } as SavedOperation),
    );
    app.put(`/resumes/:uuid/${section}-config`, access('owner', config), async (request) =>
      save(request, { type: 'config', section, config: config.body.parse(limitedBody(request)) } as SavedOperation),
    );
  }

  app.post('/resumes/:uuid/image', access('owner', operations.UPLOAD_IMAGE), async (request) => {
    // Checks the resume's owner before it receives megabytes.
    await resumes.getResume(request.ctx, uuidOf(request));
    const photo = await receivePicture(request, heldPhotos, (upload) =>
      resumes.setPhoto(request.ctx, uuidOf(request), upload),
    );
    return { data: photo.url };
  });
  app.delete('/resumes/:uuid/image', access('owner', operations.REMOVE_IMAGE), async (request, reply) => {
    await resumes.removePhoto(request.ctx, uuidOf(request));
    return reply.status(204).send();
  });

  app.post(
    '/documents/:uuid/save-before-quit',
    textAccess('owner', operations.SAVE_BEFORE_QUIT),
    async (request, reply) => {
      const body = operations.SAVE_BEFORE_QUIT.body.parse(limitedBody(request));
      const changes = validChanges<SavedOperation | UnsavedChange>(request, body, (change) =>
        // A bare operation is applied to whatever the latest state is.
        change instanceof Object && 'operation' in change ? pendingChangeSchema : savedOperationSchema,
      );
      const leftOut = await resumes.savePending(request.ctx, uuidOf(request), changes);
      if (leftOut > 0) request.log.info({ leftOut }, 'changes saved before quitting would have overwritten others');
      return reply.status(204).send();
    },
  );

  app.post('/documents/:uuid/checksum', access('owner', operations.STORE_CHECKSUM), async (request) => {
    const { checksum } = operations.STORE_CHECKSUM.body.parse(await readFields(request));
    return { revision: await resumes.storeChecksum(request.ctx, uuidOf(request), checksum) };
  });
}

/** `GET /photos/{id}`, outside /api: the address in a resume's `photo.url`. */
export function photoRoutes(app: FastifyInstance): void {
  app.get('/photos/:id', access('owner'), async (request, reply) => {
    const jpeg = await resumes.readPhoto(request.ctx, idOf(request));
    return sendOwnPicture(reply, jpeg);
  });
}

function limitedBody({ body }: FastifyRequest): unknown {
  return limitedSchema.parse(body);
}

async function save(request: FastifyRequest, change: SavedOperation): Promise<resumes.Saved> {
  return resumes.saveResume(request.ctx, uuidOf(request), { operation: change });
}
