import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';

export type ReadBack = Outputs['download']['readBack'];

export interface Reading {
  /** Null until it is loaded. While a changed resume is being read, the previous result. */
  readBack: ReadBack | null;
  isFailed: boolean;
  /** The API's refusal in the interface's language; null for any other failure. */
  refusal: string | null;
  retry: () => void;
}

/** Reads back the PDF of a stored resume. A change of the resume's name does not trigger a new request. */
export function useReadBack({ name, isDone, ...content }: Resume): Reading {
  const { client } = trpc.useUtils();
  const { uuid } = content;
  const query = useQuery({
    queryKey: ['read-back', content],
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    // A busy renderer may be free in a moment; a rate limit does not end by a retry.
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
