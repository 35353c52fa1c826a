import { describe, expect, test } from 'vitest';
import { findPhone } from './contact-fields.ts';

describe('a telephone number', () => {
  test.each(['06.2008 – 02.2015', '2008-2015', '01.02.1990', '06.2008–02.2015', '2019-03-01', '03/2010 - 12/2014'])(
    'is no date: %s',
    (dates) => expect(findPhone(dates)).toBe(''),
  );

  test.each(['+48 601 222 333', '0151 2008 2015', '020 7946 0958', '+49 2015 2008 77', '(218) 555-0142'])(
    'is found: %s',
    (phone) => expect(findPhone(`Tel. ${phone}`)).toBe(phone),
  );

  test('is found behind a period', () => {
    expect(findPhone('06.2008 – 02.2015, 601 222 333')).toBe('601 222 333');
  });
});
