import type { Photo, Resume } from '@kreda/document/kinds/resume/model/resume';
import { useSession } from '../state/resume-context.tsx';
import { useResumePart } from '../state/use-resume.ts';
import { type PictureUpload, usePictureUpload } from './use-picture-upload.ts';

export interface EditedPhoto extends PictureUpload {
  photo: Photo | null;
}

const photoOf = ({ photo }: Resume) => photo;

/** The resume's photo. */
export function usePhoto(): EditedPhoto {
  const session = useSession();
  const upload = usePictureUpload(`/api/resumes/${session.uuid}/image`, session);
  return { photo: useResumePart(photoOf), ...upload };
}
