import { expect, test } from 'vitest';
import { isPersonName } from './person-name.ts';

test.each([
  'Łucja Żak-Nowak',
  'J.R.R. Tolkien',
  'J.R.R.Tolkien',
  'A.Nowak',
  'J.Li',
  'Anna M. Nowak',
  'dr hab. inż. Anna Nowak',
  'Jan Kowalski, Ph.D.',
  'Jane Doe M.Sc.',
  'Martin Luther King Jr.',
  'Żak Sp.zo.o.',
  'Żak Sp. z o.o.',
  'Żak sp.z o.o., Kraków',
  'Żak S.A.',
  'Rossi S.p.A.',
  'Rossi S.r.l.',
  'Novák s.r.o.',
  'O’Neil',
  "d'Artagnan",
  'Леся Українка',
  'م.علي',
  '山田。太',
])('%s is a name', (text) => {
  expect(isPersonName(text)).toBe(true);
});

test.each([
  'Potwierdź kartę: https://zwroty.evil.example/k?id=1',
  'evil.com',
  'Evil.Com',
  'Wejdź na evil.com.',
  'www.evil',
  'WWW.EVIL',
  'a@evil',
  'evil/k',
  'x.com',
  'q.evil.com',
  'evil.q.Com',
  'evil.com.o',
  'evil.sp.zo.o.com',
  'żółć.pl',
  'еvil.рф',
  'xn--evil-x.pl',
  '192.168.1.1',
  '8.8.8.8',
  '1.1',
  'evil．com',
  'evil。com',
  'evil․com',
  'evil\u200b.\u2060com',
  'a＠evil',
  'evil／k',
])('%s has an address', (text) => {
  expect(isPersonName(text)).toBe(false);
});
