import type { Photo } from '@kreda/document/model/resume';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { useSession } from './resume-context.tsx';
import { useResume } from './use-resume.ts';

/** Specification, section 9. */
const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
const PHOTO_TOO_LARGE = 'Image cannot be larger than 5mb';

export interface EditedPhoto {
  photo: Photo | null;
  /** @throws Error with the message for the user, in English wording. */
  upload(file: File): Promise<void>;
  /** @throws Error as upload. */
  remove(): Promise<void>;
  isBusy: boolean;
}

/** The message of a refused request of the REST façade. */
async function refusal(response: Response): Promise<Error> {
  const isJson = response.headers.get('content-type')?.includes('json');
  const body = isJson ? ((await response.json()) as { error?: { message?: string } }) : {};
  return new Error(body.error?.message || 'An error occurred. Try again');
}

/** The resume's photo. It is uploaded at once: only the server knows where it lies and how large it has become. */
export function usePhoto(): EditedPhoto {
  const { photo, uuid } = useResume();
  const session = useSession();
  const { client } = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);
  const url = `/api/resumes/${uuid}/image`;

  const change = async (init: RequestInit) => {
    setBusy(true);
    try {
      const response = await fetch(url, init);
      if (!response.ok) throw await refusal(response);
      const { resume } = await client.resume.get.query({ uuid });
      session.adopt((current) => ({ ...current, photo: resume.photo }));
    } finally {
      setBusy(false);
    }
  };
  return {
    photo,
    isBusy,
    async upload(file) {
      if (file.size > MAX_PHOTO_BYTES) throw new Error(PHOTO_TOO_LARGE);
      const body = new FormData();
      body.set('file', file);
      await change({ method: 'POST', body });
    },
    remove: () => change({ method: 'DELETE' }),
  };
}
