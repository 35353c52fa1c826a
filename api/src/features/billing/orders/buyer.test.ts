import { describe, expect, test } from 'vitest';
import { xmlLine } from '../../../platform/build-xml.ts';
import { buyerCompanySchema } from './buyer.ts';

const COMPANY = { name: 'Żak & Syn', nip: '525-000-10-03', street: 'ul. B 2', postcode: '00-002', town: 'Warszawa' };
/** What XML discourages and KSeF refuses. */
const NONCHARACTERS = ['\ufdd0', '\ufdef', '\ufffe', '\uffff', '\u{1fffe}', '\u{2ffff}', '\u{10ffff}'];

describe('the company of an invoice', () => {
  test.each(['name', 'street', 'postcode', 'town'] as const)(
    'has no %s that KSeF would get empty or changed',
    (field) => {
      for (const character of NONCHARACTERS) {
        for (const text of [character, `Ż${character}k`]) {
          expect(xmlLine(text, 100)).not.toBe(text);
          const { error } = buyerCompanySchema.safeParse({ ...COMPANY, [field]: text });
          expect(error?.issues).toMatchObject([
            { path: [field], message: 'The text contains characters that cannot be printed' },
          ]);
        }
      }
    },
  );

  test.each(['Firma  Żak', 'Żak\u00a0i Syn', '株式会社', '👍 sp. z o.o.', '<Żak> & "Syn"'])(
    'can have the name %j',
    (name) => {
      expect(buyerCompanySchema.safeParse({ ...COMPANY, name }).success).toBe(true);
      expect(xmlLine(name, 100)).not.toBe('');
    },
  );
});
