import { createHash } from 'node:crypto';
import type { PdfFile } from '../pdf/pdf-file.ts';
import { PdfStream, type PdfValue, type Ref, write } from '../pdf/pdf-objects.ts';

/** The objects of a file by their content: equal ones, such as fonts that several parts embed, are written once. */
export interface SharedObjects {
  register(object: PdfValue | PdfStream): Ref;
}

export function shareObjects(file: PdfFile): SharedObjects {
  const byDigest = new Map<string, Ref>();
  return {
    register: (object) => {
      const hash = createHash('sha256');
      if (object instanceof PdfStream) hash.update(write(object.dictionary)).update(object.bytes);
      else hash.update('value').update(write(object));
      const digest = hash.digest('base64');
      const known = byDigest.get(digest);
      if (known !== undefined) return known;
      const ref = file.register(object);
      byDigest.set(digest, ref);
      return ref;
    },
  };
}
