import { useSearchParams } from 'react-router';

/** What an address of the editor leads to beside its step: an entry, a field, or neither. */
export interface NamedPlace {
  entryId: string | null;
  field: string | null;
}

export function useNamedPlace(): NamedPlace {
  const [query] = useSearchParams();
  return { entryId: query.get('entry'), field: query.get('field') };
}
