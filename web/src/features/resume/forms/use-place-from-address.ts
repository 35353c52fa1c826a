import { useLocation } from 'react-router';

/** The entry and field in the editor's address; null if it names none. */
export interface PlaceFromAddress {
  entryId: string | null;
  field: string | null;
  /** Another one at each navigation: the same place can be opened again. */
  visit: string;
}

export function usePlaceFromAddress(): PlaceFromAddress {
  const { search, key } = useLocation();
  const query = new URLSearchParams(search);
  return { entryId: query.get('entry'), field: query.get('field'), visit: key };
}
