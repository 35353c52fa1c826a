import { useState } from 'react';
import { restRefusal } from '../../../lib/api-error.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import type { DocumentSession } from '../state/document-session.ts';

/** Specification, section 9. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
export const PHOTO_TOO_LARGE = { code: 'photo-too-large', max: MAX_PHOTO_BYTES / 1024 / 1024 } as const;
/** For the `accept` of an input. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

export interface PictureUpload {
  /** @throws an error for `errorText`. */
  upload(file: File): Promise<void>;
  /** @throws as upload. */
  remove(): Promise<void>;
  isBusy: boolean;
}

/** Changes a picture of a document. It is uploaded at once, because only the server knows the picture's address and final size. */
export function usePictureUpload(url: string, { refresh }: Pick<DocumentSession, 'refresh'>): PictureUpload {
  const [isBusy, setBusy] = useState(false);
  const change = async (init: RequestInit) => {
    setBusy(true);
    try {
      const response = await fetch(url, { ...init, headers: { 'x-request-id': newRequestId() } });
      if (!response.ok) throw await restRefusal(response);
      await refresh();
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    async upload(file) {
      const body = new FormData();
      body.set('file', file);
      await change({ method: 'POST', body });
    },
    remove: () => change({ method: 'DELETE' }),
  };
}
