import { SECTION_SLUGS } from '@kreda/document/kinds/resume/model/sections';
import type { UnsavedChange } from '@kreda/document/kinds/resume/operations/unsaved-change';
import { sentenceOf } from '@kreda/site/reasons';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError, type FieldErrors, invalid } from '../../platform/errors.ts';
import { createByteBudget } from '../../platform/rest/byte-budget.ts';
import { readFields, readUpload } from '../../platform/rest/multipart.ts';
import { idOf, uuidOf } from '../../platform/rest/params.ts';
import { access, textAccess } from '../../platform/rest/route-access.ts';
import { limitedSchema } from './limit-values.ts';
import { imageTooLarge, MAX_IMAGE_BYTES } from './photo.ts';
import { receiveUpload } from './photo-intake.ts';
import * as operations from './rest-operations.ts';
import { toRestResume } from './rest-shape.ts';
import { pendingChangeSchema, type SavedOperation, savedOperationSchema } from './schema.ts';
import * as resumes from './service.ts';

/** The most wrong fields of one request that the log names. */
const MAX_LOGGED_FIELDS = 5;

const PHOTO_LIMITS = {
  maxFiles: 1,
  maxFileBytes: MAX_IMAGE_BYTES,
  maxTotalBytes: MAX_IMAGE_BYTES,
  tooLarge: imageTooLarge,
};

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
    return receiveUpload(request.ctx, async () => {
      const share = heldPhotos.share();
      try {
        const { files } = await readUpload(request, { ...PHOTO_LIMITS, share });
        const upload = files.find(({ field }) => field === 'file');
        if (!upload) throw new DomainError('invalid', { fields: { file: sentenceOf('choice-required') } });
        const photo = await resumes.setPhoto(request.ctx, uuidOf(request), upload.bytes);
        return { data: photo.url };
      } finally {
        share.release();
      }
    });
  });
  app.delete('/resumes/:uuid/image', access('owner', operations.REMOVE_IMAGE), async (request, reply) => {
    await resumes.removePhoto(request.ctx, uuidOf(request));
    return reply.status(204).send();
  });

  app.post(
    '/documents/:uuid/save-before-quit',
    textAccess('owner', operations.SAVE_BEFORE_QUIT),
    async (request, reply) => {
      const { changes, refused } = readPending(operations.SAVE_BEFORE_QUIT.body.parse(limitedBody(request)));
      if (refused.length > 0) {
        // Only the names of fields: the messages may quote the resume.
        const fields = refused.flatMap((refusal) => Object.keys(refusal)).slice(0, MAX_LOGGED_FIELDS);
        request.log.warn({ refused: refused.length, fields }, 'changes saved before quitting were refused');
      }
      if (changes.length > 0) {
        const leftOut = await resumes.savePending(request.ctx, uuidOf(request), changes);
        if (leftOut > 0) request.log.info({ leftOut }, 'changes saved before quitting would have overwritten others');
      } else if (refused[0]) throw new DomainError('invalid', { fields: refused[0] });
      return reply.status(204).send();
    },
  );

  app.post('/documents/:uuid/checksum', access('owner', operations.STORE_CHECKSUM), async (request) => {
    const { checksum } = operations.STORE_CHECKSUM.body.parse(await readFields(request));
    return { revision: await resumes.storeChecksum(request.ctx, uuidOf(request), checksum) };
  });
}

/** The page is closed, so the user cannot correct a refused change: the valid ones are saved without it, in order. */
function readPending(body: readonly unknown[]) {
  const changes: (SavedOperation | UnsavedChange)[] = [];
  const refused: FieldErrors[] = [];
  for (const change of body) {
    // A bare operation is applied to whatever the latest state is.
    const schema = change instanceof Object && 'operation' in change ? pendingChangeSchema : savedOperationSchema;
    const parsed = schema.safeParse(change);
    if (parsed.success) changes.push(parsed.data);
    else refused.push(invalid(parsed.error).fields ?? {});
  }
  return { changes, refused };
}

/** `GET /photos/{id}`, outside /api: the address in a resume's `photo.url`. */
export function photoRoutes(app: FastifyInstance): void {
  app.get('/photos/:id', access('owner'), async (request, reply) => {
    const jpeg = await resumes.readPhoto(request.ctx, idOf(request));
    // The photo at an address never changes, but only its owner's browser may cache it.
    return reply.type('image/jpeg').header('cache-control', 'private, max-age=31536000, immutable').send(jpeg);
  });
}

function limitedBody({ body }: FastifyRequest): unknown {
  return limitedSchema.parse(body);
}

async function save(request: FastifyRequest, change: SavedOperation): Promise<resumes.Saved> {
  return resumes.saveResume(request.ctx, uuidOf(request), { operation: change });
}
