import type { Photo, Resume } from '@kreda/document/kinds/resume/model/resume';
import { useState } from 'react';
import { restRefusal } from '../../../lib/api-error.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { useSession } from '../state/resume-context.tsx';
import { useResumePart } from '../state/use-resume.ts';

/** Specification, section 9. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
export const PHOTO_TOO_LARGE = { code: 'photo-too-large', max: MAX_PHOTO_BYTES / 1024 / 1024 } as const;

export interface EditedPhoto {
  photo: Photo | null;
  /** @throws an error for `errorText`. */
  upload(file: File): Promise<void>;
  /** @throws as upload. */
  remove(): Promise<void>;
  isBusy: boolean;
}

const photoOf = ({ photo }: Resume) => photo;

/** The resume's photo. A change is uploaded at once, because only the server knows the photo's URL and final size. */
export function usePhoto(): EditedPhoto {
  const photo = useResumePart(photoOf);
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const url = `/api/resumes/${session.uuid}/image`;

  const change = async (init: RequestInit) => {
    setBusy(true);
    try {
      const response = await fetch(url, { ...init, headers: { 'x-request-id': newRequestId() } });
      if (!response.ok) throw await restRefusal(response);
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
