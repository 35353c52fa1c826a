import { familyNames } from '../text/fonts.ts';

/**
 * The values that an attribute may have. `accepts` decides; `allowed` tells the caller what is accepted. Each rule is a closed pattern, so
 * an accepted value can be copied into an SVG unchanged.
 */
export interface ValueRule {
  accepts(value: string): boolean;
  allowed: string;
}

/** The largest absolute value of any number on a page. */
export const maxMagnitude = 20_000;

/** Regular expression source for one plain decimal: no exponent, NaN, Infinity or unit. */
export const decimalPattern = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)';

const decimal = new RegExp(`^${decimalPattern}$`);

function numberBetween(low: number, high: number, allowed: string): ValueRule {
  return {
    accepts: (value) => {
      if (value.length > 40 || !decimal.test(value)) return false;
      const number = Number(value);
      return number >= low && number <= high;
    },
    allowed,
  };
}

function matching(pattern: RegExp, allowed: string): ValueRule {
  return { accepts: (value) => pattern.test(value), allowed };
}

export function oneOf(...values: string[]): ValueRule {
  return { accepts: (value) => values.includes(value), allowed: values.map((value) => `"${value}"`).join(', ') };
}

export const number = numberBetween(-maxMagnitude, maxMagnitude, 'a plain decimal of magnitude 20000 at most');
export const length = numberBetween(0, maxMagnitude, 'a plain decimal from 0 to 20000');
export const fraction = numberBetween(0, 1, 'a plain decimal from 0 to 1');

/** Gradient coordinates and stop offsets may be percentages, since SVG's defaults are. */
export const numberOrPercentage = matching(
  /^[+-]?(?:\d{1,5}(?:\.\d{0,20})?|\.\d{1,20})%?$/,
  'a plain decimal or a percentage',
);

export const colour = matching(/^#[0-9a-fA-F]{6}$/, '#rrggbb');
export const colourOrNone = matching(/^(?:#[0-9a-fA-F]{6}|none)$/, '#rrggbb or none');

const idPattern = '[A-Za-z_][A-Za-z0-9_.-]{0,63}';
export const id = matching(new RegExp(`^${idPattern}$`), 'a letter or _, then at most 63 letters, digits, _, . or -');
export const reference = matching(new RegExp(`^url\\(#${idPattern}\\)$`), 'url(#id) of the same page');
export const paint = matching(
  new RegExp(`^(?:#[0-9a-fA-F]{6}|none|url\\(#${idPattern}\\))$`),
  '#rrggbb, none or url(#id)',
);

/** The id in `url(#id)`; undefined for other values. */
export function referencedId(value: string | undefined): string | undefined {
  return value?.startsWith('url(#') ? value.slice(5, -1) : undefined;
}

export const languageTag = matching(/^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8}){0,7}$/, 'a BCP 47 tag such as "pl"');
export const word = matching(/^[A-Za-z][A-Za-z-]{0,31}$/, 'one word');

export const fontFamily = oneOf(...familyNames);

/** Sizes at which browsers and HarfBuzz agree on advances. */
export const fontSize: ValueRule = {
  accepts: (value) =>
    value.length <= 20 &&
    decimal.test(value) &&
    Number(value) > 0 &&
    Number(value) <= 1_000 &&
    Number.isInteger(Number(value) * 64),
  allowed: 'a multiple of 1/64 px, above 0 and at most 1000',
};

const alignment = 'x(?:Min|Mid|Max)Y(?:Min|Mid|Max)';
export const aspectRatio = matching(
  new RegExp(`^(?:none|${alignment}(?: (?:meet|slice))?)$`),
  'none, or an alignment such as xMidYMid with meet or slice',
);

const scalePattern = new RegExp(
  `^(?:translate\\((${decimalPattern})(?:[ ,]+(${decimalPattern}))?\\))?\\s*(?:scale\\((${decimalPattern})(?:[ ,]+(${decimalPattern}))?\\))?$`,
);

/** `translate(x y)`, `scale(s)`, `scale(sx sy)`, or a translate followed by a scale. */
export const transform: ValueRule = {
  accepts: (value) => value.length <= 200 && value !== '' && readTransform(value) !== undefined,
  allowed: 'translate(x y), scale(s), scale(sx sy), or a translate and then a scale',
};

export interface Transform {
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
}

/** Parses a transform (scale first, then translate); undefined if it is not in the grammar. */
export function readTransform(value: string): Transform | undefined {
  const match = scalePattern.exec(value);
  if (!match) return undefined;
  const [, x = '0', y = '0', scaleX = '1', scaleY = scaleX] = match;
  const read = { x: Number(x), y: Number(y), scaleX: Number(scaleX), scaleY: Number(scaleY) };
  return Object.values(read).every((part) => Math.abs(part) <= maxMagnitude) ? read : undefined;
}

const linkPattern = /^(?:https?:\/\/|mailto:|tel:)[^\s<>"\p{Cc}\p{Cs}]+$/iu;
export const linkTarget: ValueRule = {
  accepts: (value) => value.length <= 2_048 && linkPattern.test(value),
  allowed: 'an http:, https:, mailto: or tel: address',
};
