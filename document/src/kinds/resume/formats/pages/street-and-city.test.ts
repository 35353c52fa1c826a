import { expect, test } from 'vitest';
import { streetAndCity } from './street-and-city.ts';

test.each([
  ['Poznań', '', 'Poznań'],
  ['Austin, TX 78701', '', 'Austin, TX 78701'],
  ['123 Example Way, Springfield, IL 62701', '123 Example Way', 'Springfield, IL 62701'],
  ['ul. Długa 5/7, 60-123 Poznań', 'ul. Długa 5/7', '60-123 Poznań'],
  ['60-123 Poznań, os. Lecha 4', 'os. Lecha 4', '60-123 Poznań'],
  ['Musterstraße 12, 10115 Berlin', 'Musterstraße 12', '10115 Berlin'],
  ['90402 Nürnberg', '', '90402 Nürnberg'],
  ['12 quai Rambaud, 69002 Lyon', '12 quai Rambaud', '69002 Lyon'],
  ['Calle Mayor 5, 28013 Madrid', 'Calle Mayor 5', '28013 Madrid'],
])('%s', (location, address, city) => {
  expect(streetAndCity(location)).toEqual({ address, city });
});
