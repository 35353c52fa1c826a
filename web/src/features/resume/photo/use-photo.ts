import type { Photo } from '@kreda/document/kinds/resume/model/resume';
import { useState } from 'react';
import { refusalOf } from '../../../lib/api-error.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { useSession } from '../state/resume-context.tsx';
import { useResume } from '../state/use-resume.ts';

/** Specification, section 9. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
export const PHOTO_TOO_LARGE = 'Image cannot be larger than 5mb';

export interface EditedPhoto {
  photo: Photo | null;
  /** @throws Error with the message for the user, in English wording. */
  upload(file: File): Promise<void>;
  /** @throws Error as upload. */
  remove(): Promise<void>;
  isBusy: boolean;
}

/** The resume's photo. It is uploaded at once: only the server knows where it lies and how large it has become. */
export function usePhoto(): EditedPhoto {
  const { photo, uuid } = useResume();
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const url = `/api/resumes/${uuid}/image`;

  const change = async (init: RequestInit) => {
    setBusy(true);
    try {
      // A connection that fails has no message that would help anybody.
      const response = await fetch(url, { ...init, headers: { 'x-request-id': newRequestId() } }).catch(() => null);
      if (!response) throw new Error('An error occurred. Try again');
      if (!response.ok) throw new Error((await refusalOf(response)) || 'An error occurred. Try again');
      await session.refresh();
    } finally {
      setBusy(false);
    }
  };
  return {
    photo,
    isBusy,
    async upload(file) {
      const body = new FormData();
      body.set('file', file);
      await change({ method: 'POST', body });
    },
    remove: () => change({ method: 'DELETE' }),
  };
}
