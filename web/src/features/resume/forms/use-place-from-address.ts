import { useSearchParams } from 'react-router';

/** The entry and field in the editor's address; null if it names none. */
export interface PlaceFromAddress {
  entryId: string | null;
  field: string | null;
}

export function usePlaceFromAddress(): PlaceFromAddress {
  const [query] = useSearchParams();
  return { entryId: query.get('entry'), field: query.get('field') };
}
