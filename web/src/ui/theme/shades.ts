import type { MantineColorsTuple } from '@mantine/core';

type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The colour `share` of the way from one hex colour to another, 0 to 1. */
function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  const channels = a.map((channel, index) => Math.round(channel + (b[index]! - channel) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export interface SiteColors {
  main: string;
  primary1: string;
  primary2: string;
}

/** Ten shades that run from near white through both accents to the main colour. */
export function accentShades({ main, primary1, primary2 }: SiteColors): MantineColorsTuple {
  return [
    mix(primary1, '#ffffff', 0.92),
    mix(primary1, '#ffffff', 0.82),
    mix(primary1, '#ffffff', 0.62),
    mix(primary1, '#ffffff', 0.42),
    mix(primary1, '#ffffff', 0.2),
    primary1,
    mix(primary1, primary2, 0.5),
    primary2,
    mix(primary2, main, 0.5),
    main,
  ];
}

/** The shades of Mantine's dark scheme, from text to the darkest surface, in the hue of the main colour. */
export function darkShades({ main }: SiteColors): MantineColorsTuple {
  return [
    mix(main, '#ffffff', 0.9),
    mix(main, '#ffffff', 0.75),
    mix(main, '#ffffff', 0.58),
    mix(main, '#ffffff', 0.42),
    mix(main, '#ffffff', 0.16),
    mix(main, '#ffffff', 0.06),
    mix(main, '#000000', 0.22),
    mix(main, '#000000', 0.42),
    mix(main, '#000000', 0.54),
    mix(main, '#000000', 0.66),
  ];
}

/** Ten shades of one colour, such as the green for success. */
export function toneShades(color: string): MantineColorsTuple {
  return [
    mix(color, '#ffffff', 0.9),
    mix(color, '#ffffff', 0.78),
    mix(color, '#ffffff', 0.58),
    mix(color, '#ffffff', 0.38),
    mix(color, '#ffffff', 0.18),
    color,
    mix(color, '#000000', 0.18),
    mix(color, '#000000', 0.38),
    mix(color, '#000000', 0.5),
    mix(color, '#000000', 0.62),
  ];
}
