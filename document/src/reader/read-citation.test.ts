import { describe, expect, test } from 'vitest';
import { readCitation } from './read-citation.ts';

const parts = (text: string, owner = 'Doe') => {
  const found = readCitation(text, owner);
  return found && [found.authors, found.title, found.venue, found.date?.value ?? '', found.url, found.detail];
};

describe('references', () => {
  test.each([
    [
      'Marsh, A., Doe, J. B., & van der Berg, P. (2023). Ferns of reefs: A survey. Fern Progress, 712, 45–58. https://doi.org/10.3354/f14',
      [
        'Marsh, A., Doe, J. B., & van der Berg, P.',
        'Ferns of reefs: A survey',
        'Fern Progress',
        '2023',
        'https://doi.org/10.3354/f14',
        '712, 45–58',
      ],
    ],
    [
      'Doe, J., et al. (in press). Can ferns talk? Fern Letters.',
      ['Doe, J., et al.', 'Can ferns talk?', 'Fern Letters', '', '', ''],
    ],
    [
      '[1] J. Doe, A. Marsh, and P. Maj, “Compact ferns,” IEEE Transactions on Ferns, vol. 70, no. 4, pp. 2001–2010, Apr. 2022, doi: 10.1109/F.2022.31.',
      [
        'J. Doe, A. Marsh, and P. Maj',
        'Compact ferns',
        'IEEE Transactions on Ferns',
        '2022-04',
        '10.1109/F.2022.31',
        'vol. 70, no. 4, pp. 2001–2010',
      ],
    ],
    [
      'A. Marsh and J. Doe, “Small chambers,” in Proc. Conference on Ferns, Oslo, 2020, pp. 1–5.',
      ['A. Marsh and J. Doe', 'Small chambers', 'Proc. Conference on Ferns', '2020', '', 'Oslo, pp. 1–5'],
    ],
    [
      '2. Marsh A, Doe JB. Recruiting ferns for trials. J Fern Care. 2021;30(4):211-9.',
      ['Marsh A, Doe JB', 'Recruiting ferns for trials', 'J Fern Care', '2021', '', '30(4):211-9'],
    ],
    [
      'John Doe and Kevin Wu. On-device ferns. In International Conference on Ferns, pages 1–9, 2021.',
      ['John Doe and Kevin Wu', 'On-device ferns', 'International Conference on Ferns', '2021', '', 'pages 1–9'],
    ],
    [
      'Doe, John. 2020. “Ferns in Winter.” Journal of Ferns 12 (3): 45–67.',
      ['Doe, John', 'Ferns in Winter', 'Journal of Ferns', '2020', '', '12 (3): 45–67'],
    ],
    [
      'Müller, K. und Doe, J.: Farne im Winter. In: Botanische Zeitschrift 12 (2020), S. 45–67.',
      ['Müller, K. und Doe, J.', 'Farne im Winter', 'Botanische Zeitschrift', '2020', '', '12 (2020), S. 45–67'],
    ],
    [
      'Kowalski J., Doe A.: Analiza paproci zimą. Wiadomości Botaniczne, t. 12, s. 45–67, 2019.',
      ['Kowalski J., Doe A.', 'Analiza paproci zimą', 'Wiadomości Botaniczne', '2019', '', 't. 12, s. 45–67'],
    ],
  ])('are read: %s', (text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  test.each([
    'Developed a method for growing ferns. Published in Nature. 2020.',
    'Nature Communications, Springer Nature. 2020.',
    'Maria Garcia, Tom Anderson. Ferns of the south. Journal of Ferns, 2020.',
    'A Book on Ferns, Rose Press, 2020',
  ])('whose authors are not certain stay whole: %s', (text) => {
    expect(parts(text)).toBeNull();
  });
});
