import { expect, it } from 'vitest';
import { pageOf } from './pages.ts';
import { ROUTE_NAMES } from './routes.ts';

it.each(ROUTE_NAMES)('has a page for %s', (name) => {
  expect(pageOf(name)).toBeTypeOf('function');
});
