import { isLocation, splitLocation } from '../../../../reader/find-location.ts';

const STREET =
  /(?:^|\s)(?:ul|al|os|pl|aleja|ulica|osiedle|plac|street|st|avenue|ave|road|rd|lane|drive|dr|blvd|apt|calle|avenida|avda|via|viale|piazza|rue|ulice|vul|вул|просп|г|pr)\.?(?:\s|$)|stra(?:ß|ss)e|(?:str|weg|platz|allee|gasse|gade|vej|gatan|vägen|gränd)\.?\s*\d|(?<!^(?-i:[A-Z]{2}))\s\d{1,4}[a-z]?(?:\s?[/m]\.?\s?\d+)?$/iu;
const POSTCODE = /(?:^|\s)(?:\d{2}-\d{3}|\d{3}\s\d{2}|[A-Z]{1,2}-\d{4,5}|\d{4,5})(?=\s|$)/u;

/** Splits a person's address into street and city. The postcode stays with the city. */
export function streetAndCity(location: string): { address: string; city: string } {
  if (isLocation(location) || !/\d/.test(location)) return { address: '', city: location };
  const american = splitLocation(location);
  if (american && /^\d/.test(american.rest)) return { address: american.rest, city: american.location };
  const parts = location.split(/\s*,\s*/).filter((part) => part !== '');
  if (parts.length === 1)
    return STREET.test(location) ? { address: location, city: '' } : { address: '', city: location };
  const isStreet = (part: string) => STREET.test(part) && !/^\d{2}-\d{3}\s|^\d{3}\s\d{2}\s/.test(part);
  const streets = parts.filter(isStreet);
  const [first = ''] = parts;
  const isNumbered = /\d/.test(first) && !POSTCODE.test(first);
  const chosen = streets.length > 0 ? streets : isNumbered ? [first] : [];
  return { address: chosen.join(', '), city: parts.filter((part) => !chosen.includes(part)).join(', ') };
}
