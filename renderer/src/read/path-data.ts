import { LRUCache } from 'lru-cache';
import { decimalPattern, maxMagnitude } from './attribute-values.ts';
import type { Box } from './geometry.ts';
import { union } from './geometry.ts';

// The number of parameters of each command. An arc's flags may be followed by a number without a separator, so they have a pattern of their
// own.
const parameterCounts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

const token = new RegExp(`[\\s,]*(?:([A-Za-z])|(${decimalPattern}))`, 'y');
const flag = /[\s,]*([01])/y;

type PathBounds = { bounds: Box | undefined } | { problem: string };

/** In characters: longer than any icon. */
const longestCached = 2_000;
// The icons of a template recur on many pages, each path with a transform of its own.
const icons = new LRUCache<string, PathBounds>({ max: 500 });

/**
 * Reads SVG path data and finds the area that it can ink: the bounding box of all points and control points. It may be larger than the
 * path, never smaller.
 *
 * @returns the box, undefined for an empty path, or a description of the problem.
 */
export function readPathBounds(data: string): PathBounds {
  if (data.length > longestCached) return measurePath(data);
  // A copy: the data is a part of its page's text, and would keep all of it in memory.
  const key = ` ${data}`;
  let known = icons.get(key);
  if (known === undefined) {
    known = measurePath(data);
    icons.set(key, known);
  }
  return known;
}

function measurePath(data: string): PathBounds {
  let bounds: Box | undefined;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  // A smooth command reflects the previous control point about the current point.
  let [controlX, controlY] = [0, 0];
  let command = '';
  let position = 0;

  const include = (px: number, py: number) => {
    const point = { x0: px, y0: py, x1: px, y1: py };
    bounds = bounds ? union(bounds, point) : point;
  };
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const match = pattern.exec(data);
    if (match) position = pattern.lastIndex;
    return match;
  };

  const length = data.trimEnd().length;
  while (position < length) {
    const start = position;
    const letter = next(token)?.[1];
    if (letter === undefined) {
      if (command === '' || command === 'Z' || command === 'z' || position === start) return unreadable(data, start);
      // A repeated command: its parameters start here. After a moveto they are treated as linetos.
      position = start;
      if (command === 'M') command = 'L';
      if (command === 'm') command = 'l';
    } else {
      if (bounds === undefined && letter !== 'M' && letter !== 'm') return { problem: 'path data must begin with M' };
      command = letter;
    }

    const kind = command.toUpperCase();
    const count = parameterCounts[kind];
    if (count === undefined) return unreadable(data, start);
    const values: number[] = [];
    while (values.length < count) {
      const isFlag = kind === 'A' && (values.length === 3 || values.length === 4);
      const text = isFlag ? next(flag)?.[1] : next(token)?.[2];
      if (text === undefined) return unreadable(data, start);
      values.push(Number(text));
    }

    const [offsetX, offsetY] = command === kind ? [0, 0] : [x, y];
    const at = (index: number) => (values[index] ?? 0) + (index % 2 === 0 ? offsetX : offsetY);
    const [fromX, fromY, fromControlX, fromControlY] = [x, y, controlX, controlY];
    if (kind === 'Z') [x, y] = [startX, startY];
    else if (kind === 'H') x = (values[0] ?? 0) + offsetX;
    else if (kind === 'V') y = (values[0] ?? 0) + offsetY;
    else if (kind === 'A') [x, y] = [(values[5] ?? 0) + offsetX, (values[6] ?? 0) + offsetY];
    else [x, y] = [at(count - 2), at(count - 1)];
    if (kind === 'M') [startX, startY] = [x, y];

    [controlX, controlY] = [x, y];
    if (kind === 'C') {
      include(at(0), at(1));
      [controlX, controlY] = [at(2), at(3)];
    } else if (kind === 'S') {
      include(2 * fromX - fromControlX, 2 * fromY - fromControlY);
      [controlX, controlY] = [at(0), at(1)];
    } else if (kind === 'Q') {
      [controlX, controlY] = [at(0), at(1)];
    } else if (kind === 'T') {
      [controlX, controlY] = [2 * fromX - fromControlX, 2 * fromY - fromControlY];
    } else if (kind === 'A') {
      const [radiusX = 0, radiusY = 0] = values.map(Math.abs);
      // Radii that are too small are scaled up to half the chord. No point of an arc is farther away than a diameter.
      const reach = Math.max(2 * radiusX, 2 * radiusY, Math.hypot(x - fromX, y - fromY));
      include(Math.max(fromX, x) - reach, Math.max(fromY, y) - reach);
      include(Math.min(fromX, x) + reach, Math.min(fromY, y) + reach);
    }
    include(controlX, controlY);
    include(x, y);
    if (outOfRange(bounds)) return { problem: `path data leaves the range of ±${maxMagnitude}` };
  }
  return { bounds };
}

function outOfRange(box: Box | undefined): boolean {
  // Reflected control points and arcs may exceed the numbers in the data, so the limit is four times as large.
  const limit = 4 * maxMagnitude;
  return box !== undefined && !(box.x0 >= -limit && box.y0 >= -limit && box.x1 <= limit && box.y1 <= limit);
}

function unreadable(data: string, position: number): { problem: string } {
  const met = JSON.stringify(data.slice(position, position + 24).trim());
  return { problem: `path data cannot be read at ${met}; allowed: M L H V C S Q T A Z with plain decimals` };
}
