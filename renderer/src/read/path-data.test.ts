import { describe, expect, it } from 'vitest';
import { readPathBounds } from './path-data.ts';

describe('the bounds of path data', () => {
  const cases: [data: string, bounds: [number, number, number, number] | undefined][] = [
    ['', undefined],
    ['M1 2', [1, 2, 1, 2]],
    ['M10,20L30 5', [10, 5, 30, 20]],
    ['m10 20 5 5 5 5z', [10, 20, 20, 30]],
    ['M0 0H7V-3h-9v1Z', [-2, -3, 7, 0]],
    ['M0 0C10 20 30 40 5 5', [0, 0, 30, 40]],
    ['M0 0c1 1 2 2 3 3s2 2 3 3', [0, 0, 6, 6]],
    ['M0 0Q5 10 10 0T20 0', [0, -10, 20, 10]],
    ['M.5.5L-.5-.5', [-0.5, -0.5, 0.5, 0.5]],
    // An arc: its bounds contain the circle of radius 5 around (5, 0).
    ['M0 0A5 5 0 0110 0', [0, -10, 10, 10]],
    ['M0 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0z', [0, -10, 10, 10]],
  ];
  for (const [data, expected] of cases) {
    it(`holds ${data || 'nothing'}`, () => {
      const read = readPathBounds(data);
      if ('problem' in read) throw new Error(read.problem);
      const { bounds } = read;
      expect(bounds && [bounds.x0, bounds.y0, bounds.x1, bounds.y1]).toEqual(expected);
    });
  }

  it('are found in the longest allowed data', () => {
    expect(readPathBounds(`M0 0${'l1 1'.repeat(50_000)}`)).toMatchObject({ bounds: { x0: 0, x1: 50_000 } });
  });

  it('are not read where an arc has other flags than 0 and 1', () => {
    expect(readPathBounds('M0 0A5 5 0 2 1 10 0')).toMatchObject({ problem: expect.stringMatching(/cannot be read/) });
  });
});
