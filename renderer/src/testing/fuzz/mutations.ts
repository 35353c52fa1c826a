import fc from 'fast-check';
import { grammar } from '../../read/grammar.ts';
import { forbiddenMarkup, fragments, oddValue, valueFor } from './page-parts.ts';

/** One change of a page, with its description for the report. */
export interface Mutation {
  description: string;
  apply(page: Buffer): Buffer;
}

/** A relative position, as a fraction in steps of 1/10,000. Without fast-check's bias to the ends, where the page's root is. */
const place = fc.noBias(fc.nat({ max: 9_999 })).map((part) => part / 10_000);
const letters = fc
  .string({ unit: 'grapheme', maxLength: 60 })
  .map((text) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff<&]/gu, ''));

const TAG = /<[^<>]*>/g;
// Attributes of the page's root are left out, since they may have one value only.
const ATTRIBUTE = /(?<!<svg[^<>]*)\s([\w:-]+)="([^"]*)"/g;
const END = /<\w+[^<>]*\/>|<\/(?:text|g)>/g;
const EMPTY_ELEMENT = /<\w+[^<>]*\/>/g;
const RUN = /<text[^<>]*>[^<]*<\/text>/g;
const RUN_OR_EMPTY = /<\w+[^<>]*\/>|<text[^<>]*>[^<]*<\/text>/g;
const START = /<(\w+)(?=[\s/>])[^<>]*?(?=\/?>)/g;

/** Replaces the pattern's match at the relative position `at`. */
function replaceOne(
  page: Buffer,
  pattern: RegExp,
  { at, by }: { at: number; by: (match: RegExpExecArray) => string },
): Buffer {
  const text = page.toString('utf8');
  const matches = [...text.matchAll(pattern)];
  const match = matches[Math.floor(at * matches.length)];
  if (match === undefined) return page;
  return Buffer.from(text.slice(0, match.index) + by(match) + text.slice(match.index + match[0].length));
}

/** A mutation that replaces one match of a pattern. */
function replacing<T>(
  pattern: RegExp,
  {
    of,
    description,
    by,
  }: { of: fc.Arbitrary<T>; description: (of: T) => string; by: (match: RegExpExecArray, of: T) => string },
): fc.Arbitrary<Mutation> {
  return fc.tuple(place, of).map(([at, what]) => ({
    description: `${description(what)} at ${at}`,
    apply: (page) => replaceOne(page, pattern, { at, by: (match) => by(match, what) }),
  }));
}

const attributesOf = (element: string) => Object.keys(grammar[element]?.attributes ?? {});

const changeOfValue = replacing(ATTRIBUTE, {
  of: place,
  description: (which) => `allowed value ${which} for the attribute`,
  by: ([, name = ''], which) => ` ${name}="${valueFor(name, which)}"`,
});
const oddChangeOfValue = replacing(ATTRIBUTE, {
  of: place,
  description: (which) => `odd value ${which} for the attribute`,
  by: ([, name = ''], which) => ` ${name}="${oddValue(which)}"`,
});
const anotherAttribute = replacing(START, {
  of: fc.tuple(place, place),
  description: ([name, which]) => `allowed attribute ${name}, with value ${which}, for the element`,
  by: ([start, element = ''], [name, which]) => {
    const names = attributesOf(element).filter((known) => known !== 'id' && !start.includes(` ${known}=`));
    const chosen = names[Math.floor(name * names.length)];
    return chosen === undefined ? start : `${start} ${chosen}="${valueFor(chosen, which)}"`;
  },
});
const fragment = replacing(END, {
  of: fc.tuple(fc.constantFrom(...fragments), fc.constantFrom(1, 1, 1, 2, 60), fc.uuid()),
  description: ([markup, times]) => `${times} x ${markup.slice(0, 60)}`,
  by: ([tag], [markup, times, id]) =>
    tag + Array.from({ length: times }, (_, index) => markup.replaceAll('ID', `i${id}-${index}`)).join(''),
});
const changeOfText = replacing(/(<text[^<>]*>)[^<]*</g, {
  of: letters,
  description: (text) => `the text ${JSON.stringify(text)}`,
  by: ([, start], text) => `${start}${text}<`,
});
const repetition = replacing(RUN_OR_EMPTY, {
  of: fc.integer({ min: 2, max: 300 }),
  description: (times) => `${times} times the run or shape`,
  by: ([whole], times) => whole.repeat(whole.length > 2_000 ? 2 : times),
});
const nesting = replacing(RUN, {
  of: fc.tuple(
    fc.integer({ min: 1, max: 9 }),
    fc.constantFrom(
      'g',
      'g data-role="section"',
      'g data-role="list-item"',
      'g data-role="paragraph" data-trimmed="true"',
    ),
  ),
  description: ([levels, tag]) => `${levels} x <${tag}> around the run`,
  by: ([whole], [levels, tag]) => `<${tag}>`.repeat(levels) + whole + '</g>'.repeat(levels),
});
const link = replacing(RUN, {
  of: fc.integer({ min: 1, max: 20 }),
  description: (times) => `a link around ${times} of the run`,
  by: ([whole], times) => `<a href="https://x.example">${whole.repeat(times)}</a>`,
});
const removal = replacing(RUN_OR_EMPTY, {
  of: fc.constant(''),
  description: () => 'nothing for the run or shape',
  by: () => '',
});

const intrusion = replacing(TAG, {
  of: fc.constantFrom(...forbiddenMarkup),
  description: (markup) => markup,
  by: ([tag], markup) => tag + markup,
});
const missingTag = replacing(TAG, { of: fc.constant(''), description: () => 'nothing for the tag', by: () => '' });
const missingAttribute = replacing(ATTRIBUTE, {
  of: fc.constant(''),
  description: () => 'nothing for the attribute',
  by: () => '',
});
const changeOfName = replacing(EMPTY_ELEMENT, {
  of: fc.constantFrom(...Object.keys(grammar), 'script', 'use', 'style', 'constructor'),
  description: (name) => `<${name}> for the element`,
  by: ([whole], name) => whole.replace(/^<\w+/, `<${name}`),
});

/** Structural changes that mostly conform to the grammar. */
export const conformingMutation: fc.Arbitrary<Mutation> = fc.oneof(
  changeOfValue,
  anotherAttribute,
  changeOfText,
  fragment,
  repetition,
  nesting,
  link,
  removal,
);

/** Structural changes that mostly break the grammar. */
export const breakingMutation: fc.Arbitrary<Mutation> = fc.oneof(
  oddChangeOfValue,
  intrusion,
  missingTag,
  missingAttribute,
  changeOfName,
);

/** Changes of single bytes, which are mostly refused early. */
export const bytewiseMutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(place, fc.integer({ min: 0, max: 7 })).map(([at, bit]) => ({
    description: `bit ${bit} at ${at} is flipped`,
    apply: (page: Buffer) => {
      const changed = Buffer.from(page);
      const index = Math.floor(at * page.length);
      changed[index] = (changed[index] ?? 0) ^ (1 << bit);
      return changed;
    },
  })),
  fc.tuple(place, fc.uint8Array({ minLength: 1, maxLength: 40 })).map(([at, bytes]) => ({
    description: `${Buffer.from(bytes).toString('hex')} inserted at ${at}`,
    apply: (page: Buffer) => {
      const index = Math.floor(at * page.length);
      return Buffer.concat([page.subarray(0, index), bytes, page.subarray(index)]);
    },
  })),
  fc.tuple(place, place).map(([from, to]) => ({
    description: `the bytes between ${from} and ${to} are removed`,
    apply: (page: Buffer) =>
      Buffer.concat([
        page.subarray(0, Math.min(from, to) * page.length),
        page.subarray(Math.max(from, to) * page.length),
      ]),
  })),
  place.map((at) => ({
    description: `it is cut off at ${at}`,
    apply: (page: Buffer) => page.subarray(0, at * page.length),
  })),
);
