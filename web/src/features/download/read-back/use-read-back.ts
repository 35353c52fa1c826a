import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';

export type ReadBack = Outputs['download']['readBack'];

export interface Reading {
  /** Null until it has arrived. While a changed CV is read, what was read before. */
  readBack: ReadBack | null;
  isFailed: boolean;
  /** Why the API would not read it, in the interface's language; null where it only failed. */
  refusal: string | null;
  retry: () => void;
}

/** What a program reads in the PDF of a stored resume. Another name does not make it read anew. */
export function useReadBack({ name, isDone, ...content }: Resume): Reading {
  const { client } = trpc.useUtils();
  const { uuid } = content;
  const query = useQuery({
    queryKey: ['read-back', content],
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    // A renderer that is busy now may have time in a moment; a limit is not lifted by asking again.
    retry: (failures, error) => failures < 2 && apiErrorOf(error)?.code === 'unavailable',
    queryFn: () => client.download.readBack.mutate({ uuid }),
  });
  const { data, error, isError, refetch } = query;
  const isRefused = ['invalid', 'rate-limited'].includes(apiErrorOf(error)?.code ?? '');
  return {
    readBack: data ?? null,
    isFailed: isError,
    refusal: isRefused ? errorText(error) : null,
    retry: () => void refetch(),
  };
}
