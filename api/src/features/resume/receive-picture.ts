import { sentenceOf } from '@kreda/site/reasons';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors.ts';
import type { ByteBudget } from '../../platform/rest/byte-budget.ts';
import { readUpload } from '../../platform/rest/multipart.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { createTurns } from '../../platform/turns.ts';
import { ownerId, requireOwner } from '../../policy.ts';
import { imageTooLarge, MAX_IMAGE_BYTES } from './photo.ts';

/**
 * Limits the uploads in memory, of 5 MB each. Each user has a limit of their own, so that visitors at the same address do not block
 * them.
 */
const arrivals = createTurns({ perOwner: 8, refusal: 'too-many-photos' });

const UPLOAD_LIMITS = {
  maxFiles: 1,
  maxFileBytes: MAX_IMAGE_BYTES,
  maxTotalBytes: MAX_IMAGE_BYTES,
  tooLarge: imageTooLarge,
};

/**
 * Receives the form's picture, which its field `file` holds, if the caller may send one now.
 *
 * @param held the process's room for such pictures, while they arrive or wait to be decoded.
 * @throws {DomainError} `rate-limited` before anything is received; as `readUpload`; `invalid` without a picture.
 */
export async function receivePicture<T>(
  request: FastifyRequest,
  held: ByteBudget,
  take: (picture: Uint8Array) => Promise<T>,
): Promise<T> {
  const context = request.ctx;
  const owner = requireOwner(context);
  await context.limit('uploads', ownerId(owner));
  await context.limit('addressUploads');
  return arrivals.run(turnKey(context), async () => {
    const share = held.share();
    try {
      const { files } = await readUpload(request, { ...UPLOAD_LIMITS, share });
      const upload = files.find(({ field }) => field === 'file');
      if (!upload) throw new DomainError('invalid', { fields: { file: sentenceOf('choice-required') } });
      return await take(upload.bytes);
    } finally {
      share.release();
    }
  });
}
