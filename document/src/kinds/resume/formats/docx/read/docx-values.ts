import { attribute, type XmlElement } from '../../intake/xml-tree.ts';

/** A length in twentieths of a point, as points. */
export function points(element: XmlElement | undefined, name: string): number | undefined {
  const value = Number(attribute(element, name) ?? Number.NaN);
  return Number.isFinite(value) ? Math.max(-2_000, Math.min(2_000, value / 20)) : undefined;
}

/** A toggle such as `<w:b/>`: undefined where it is absent (ECMA-376 part 1, 17.17.4). */
export function toggle(element: XmlElement | undefined): boolean | undefined {
  return element && !['0', 'false', 'off', 'none'].includes(attribute(element, 'val') ?? '1');
}
