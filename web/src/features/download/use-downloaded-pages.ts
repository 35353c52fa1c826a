import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { TypesetDocument } from '@kreda/document/kinds/resume/typeset';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** The resume as it is downloaded: without demo content in empty sections. */
export function asDownloaded(resume: Resume): Resume {
  return resume.isDone ? resume : { ...resume, isDone: true };
}

export interface DownloadedPages {
  /** Null until the engine and its fonts are loaded. While a change is being typeset, the previous pages. */
  typeset: TypesetDocument | null;
  isFailed: boolean;
  retry: () => void;
}

/** All pages of a stored resume, as they are in the PDF. */
export function useDownloadedPages(resume: Resume, updatedAt: string): DownloadedPages {
  const query = useQuery({
    queryKey: ['downloaded-pages', resume.uuid, updatedAt],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Pages are large strings, so comparing them with the previous ones saves nothing.
    structuralSharing: false,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { prepare } = await import('../resume/preview/typesetter.ts');
      const done = asDownloaded(resume);
      const { typesetter, options } = await prepare(done);
      return typesetter.typeset(done, options);
    },
  });
  return { typeset: query.data ?? null, isFailed: query.isError, retry: () => void query.refetch() };
}
