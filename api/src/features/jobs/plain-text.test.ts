import { expect, test } from 'vitest';
import { toPlainLine, toPlainText } from './plain-text.ts';

test('keeps paragraphs and lists of HTML', () => {
  const html =
    '<h2>Zadania</h2><p>Szukamy\n kogoś &amp; zaraz.<br>Od jutra.</p><ul><li>spawanie</li><li><p>pomiary</p></li><li> </li></ul><p>Zapraszamy</p>';
  expect(toPlainText(html)).toBe('Zadania\n\nSzukamy kogoś & zaraz.\nOd jutra.\n\n• spawanie\n• pomiary\n\nZapraszamy');
});

test('keeps the lines of plain text, and replaces other bullets by ours', () => {
  expect(toPlainText('Pierwszy.\r\nDrugi: 2 < 3.\n\n\n\n- jeden\n* dwa\n• trzy\n-nie\n')).toBe(
    'Pierwszy.\nDrugi: 2 < 3.\n\n• jeden\n• dwa\n• trzy\n-nie',
  );
});

test('leaves no script, no tag and no character that cannot be shown', () => {
  const hostile =
    '<p onclick="x()">Do<script>alert(1)</script>bra<style>p{}</style> <img src=x onerror=alert(1)>oferta</p><svg><script>x</script></svg><iframe src="x">y</iframe><a href="javascript:alert(1)">link</a>';
  expect(toPlainText(hostile)).toBe('Dobra oferta\n\nlink');
  expect(toPlainText('a\u0000b\ud800c\u202ed\u0007')).toBe('abcd'.replace('c', '\ufffdc'));
  expect(toPlainText('<script>bez końca')).toBe('');
  for (const tag of ['<p>', '<li>', '<li><p></li>', '<ul><li></ul>', '<svg>', '<br>', '<', '&lt;<p>']) {
    expect(toPlainText(tag.repeat(200_000 / tag.length)), tag).not.toMatch(/<\w|•/);
  }
});

test('converts a title to one line', () => {
  expect(toPlainLine(' <b>Spawacz</b>\n\t MAG<br>\u2028C++ ')).toBe('Spawacz MAG C++');
});
