import { deflateSync } from 'node:zlib';
import { pngChunk as chunk, png, pngSignature as signature } from '../png.ts';
import { pageSvg, portrait } from '../sample-pages.ts';
import { type Ending, type HostileCase, hostileBytes, hostilePage, renderedOrTimeout } from './hostile-case.ts';

const jpeg = Buffer.from(portrait.slice(portrait.indexOf(',') + 1), 'base64');
const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'));

/** The portrait with changed bytes. */
function jpegWith(change: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.from(jpeg);
  change(bytes);
  return bytes;
}

/** The portrait with segments inserted after the start of image. */
function jpegAfter(...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

function segment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

function picture(type: 'png' | 'jpeg', bytes: Uint8Array, size = 90): string {
  return `<image x="10" y="10" width="${size}" height="${size}" href="data:image/${type};base64,${Buffer.from(bytes).toString('base64')}"/>`;
}

/** Under a path clip, so that resvg decodes the image instead of the PDF viewer. */
function decoded(image: string): string {
  return `<clipPath id="c"><path d="M0 0H200V200H0Z"/></clipPath><g clip-path="url(#c)">${image}</g>`;
}

function pngCase(name: string, ends: Ending, bytes: () => Uint8Array): HostileCase {
  return hostilePage(name, ends, () => picture('png', bytes()));
}

function jpegCase(name: string, ends: Ending, bytes: () => Uint8Array): HostileCase[] {
  return [
    hostilePage(name, ends, () => picture('jpeg', bytes())),
    hostilePage(`${name}, decoded`, ends, () => decoded(picture('jpeg', bytes()))),
  ];
}

const small = { width: 10, height: 10 };

/** Files that are not what they claim to be. */
export const imageCases: HostileCase[] = [
  // Sizes.
  pngCase('a PNG of 100 megapixels', 'SVG_REFUSED', () =>
    png({ width: 10_000, height: 10_000, samples: Buffer.alloc(9) }),
  ),
  pngCase('a PNG bomb of 60,000 x 60,000', 'SVG_REFUSED', () =>
    png({ width: 60_000, height: 60_000, samples: Buffer.alloc(9) }),
  ),
  pngCase('a PNG of 2^31 x 2^31', 'SVG_REFUSED', () =>
    png({ width: 2 ** 31, height: 2 ** 31, samples: Buffer.alloc(9) }),
  ),
  pngCase('a PNG of zero height', 'SVG_REFUSED', () => png({ width: 10, height: 0 })),
  pngCase('a PNG of 25 megapixels', 'SVG_REFUSED', () =>
    png({ width: 5_000, height: 5_000, samples: Buffer.alloc(9) }),
  ),
  pngCase('a complete PNG of 24 megapixels', 'RENDERED', () => png({ width: 6_000, height: 4_000 })),
  pngCase('a PNG of 24 megapixels of 64 bits', 'SVG_REFUSED', () =>
    png({ width: 6_000, height: 4_000, bits: 16, colour: 6 }),
  ),
  pngCase('a PNG of 24 megapixels of 64 bits, interlaced', 'SVG_REFUSED', () =>
    png({ width: 6_000, height: 4_000, bits: 16, colour: 6, interlaced: true, samples: Buffer.alloc(9) }),
  ),
  pngCase('a PNG of 8,000 x 1', 'RENDERED', () => png({ width: 8_000, height: 1 })),
  hostilePage('eight PNGs of 3 megapixels', 'RENDERED', () =>
    picture('png', png({ width: 2_000, height: 1_500 })).repeat(8),
  ),
  ...jpegCase('a JPEG of 65,535 x 65,535', 'SVG_REFUSED', () =>
    jpegWith((bytes) => bytes.fill(0xff, frame + 5, frame + 9)),
  ),
  ...jpegCase('a JPEG of zero height', 'SVG_REFUSED', () => jpegWith((bytes) => bytes.fill(0, frame + 5, frame + 7))),
  ...jpegCase('a JPEG whose header claims 8,000 x 3,000', 'RENDERED', () =>
    jpegWith((bytes) => {
      bytes.writeUInt16BE(3_000, frame + 5);
      bytes.writeUInt16BE(8_000, frame + 7);
    }),
  ),
  ...jpegCase('a JPEG whose header claims 1 x 1', 'RENDERED', () =>
    jpegWith((bytes) => bytes.fill(0, frame + 5, frame + 9).set([0, 1, 0, 1], frame + 5)),
  ),

  // Headers with false values.
  pngCase('a PNG with 30 MB behind a header of 10 x 10', 'RENDERED', () =>
    png({ ...small, samples: Buffer.alloc(30_000_000) }),
  ),
  pngCase('a PNG with two headers', 'SVG_REFUSED', () =>
    png({ ...small, between: [chunk('IHDR', Buffer.from('00004e2000004e200802000000', 'hex'))] }),
  ),
  pngCase('a PNG of an unknown colour type', 'SVG_REFUSED', () => png({ ...small, colour: 5 })),
  pngCase('a PNG of 3 bits', 'SVG_REFUSED', () => png({ ...small, bits: 3 })),
  pngCase('a PNG with a missing palette', 'SVG_REFUSED', () => png({ ...small, colour: 3 })),
  pngCase('a PNG whose chunk is longer than the file', 'SVG_REFUSED', () =>
    Buffer.concat([
      signature,
      chunk('IHDR', Buffer.from('0000000a0000000a0802000000', 'hex')),
      chunk('IDAT', Buffer.alloc(9), 0x7fffffff),
    ]),
  ),
  pngCase('a PNG whose checksums are wrong', 'RENDERED', () => png(small).fill(0, 29, 33)),
  pngCase('a PNG with a bomb as its colour profile', 'RENDERED', () =>
    png({
      ...small,
      between: [chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(30_000_000))]))],
    }),
  ),
  pngCase('a PNG with a bomb as its text', 'RENDERED', () =>
    png({
      ...small,
      between: [chunk('zTXt', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(30_000_000))]))],
    }),
  ),
  pngCase('a PNG of 100,000 chunks', 'RENDERED', () =>
    png({ ...small, between: Array.from({ length: 100_000 }, () => chunk('tEXt', Buffer.from('a\0b'))) }),
  ),
  pngCase('an animated PNG', 'RENDERED', () =>
    png({ ...small, between: [chunk('acTL', Buffer.from('ffffffff00000000', 'hex'))] }),
  ),
  pngCase('a PNG of a header alone', 'SVG_REFUSED', () => png(small).subarray(0, 33)),
  pngCase('a PNG that ends within its data', 'SVG_REFUSED', () => png(small).subarray(0, -20)),
  pngCase('a PNG with invalid data', 'RENDERED', () =>
    Buffer.concat([png(small).subarray(0, 33), chunk('IDAT', Buffer.from('rubbish')), chunk('IEND', Buffer.alloc(0))]),
  ),
  pngCase('a PNG without data', 'SVG_REFUSED', () =>
    Buffer.concat([png(small).subarray(0, 33), chunk('IEND', Buffer.alloc(0))]),
  ),
  pngCase('a JPEG declared as PNG', 'SVG_REFUSED', () => jpeg),
  ...jpegCase('a PNG declared as JPEG', 'SVG_REFUSED', () => png(small)),
  ...jpegCase('a GIF declared as JPEG', 'SVG_REFUSED', () => Buffer.from('GIF89a\x01\0\x01\0', 'latin1')),
  ...jpegCase('an SVG declared as JPEG', 'SVG_REFUSED', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  ...jpegCase('a gzipped SVG declared as JPEG', 'SVG_REFUSED', () => Buffer.from([0x1f, 0x8b, 8, 0])),
  ...jpegCase('a PDF declared as JPEG', 'SVG_REFUSED', () => Buffer.from('%PDF-1.7')),

  // Truncated files, and files of two formats at once.
  ...jpegCase('a JPEG of two bytes', 'SVG_REFUSED', () => jpeg.subarray(0, 2)),
  ...jpegCase('a JPEG cut off in its tables', 'SVG_REFUSED', () => jpeg.subarray(0, 100)),
  ...jpegCase('a JPEG cut off in its scan', 'SVG_REFUSED', () => jpeg.subarray(0, jpeg.length >> 1)),
  ...jpegCase('a JPEG without its end', 'SVG_REFUSED', () => jpeg.subarray(0, -2)),
  ...jpegCase('a JPEG whose tables are random', 'SVG_REFUSED', () => jpegWith((bytes) => bytes.fill(0x5a, 30, 90))),
  ...jpegCase('a JPEG whose scan is random', 'RENDERED', () =>
    jpegWith((bytes) => bytes.fill(0x5a, bytes.length - 2_000, bytes.length - 2)),
  ),
  ...jpegCase('a JPEG with two frame headers', 'SVG_REFUSED', () =>
    jpegAfter(segment(0xc0, Buffer.from('08ffffffff03011100021100031100', 'hex'))),
  ),
  ...jpegCase('a JPEG of four components', 'RENDERED', () => jpegWith((bytes) => bytes.set([4], frame + 9))),
  ...jpegCase('a JPEG of 12 bits', 'RENDERED', () => jpegWith((bytes) => bytes.set([12], frame + 4))),
  ...jpegCase('a lossless JPEG', 'RENDERED', () => jpegWith((bytes) => bytes.set([0xc3], frame + 1))),
  ...jpegCase('a JPEG with scripts in its comment', 'RENDERED', () =>
    jpegAfter(segment(0xfe, Buffer.from('<script>alert(1)</script>'))),
  ),
  ...jpegCase('a JPEG with an Exif thumbnail of rubbish', 'RENDERED', () =>
    jpegAfter(segment(0xe1, Buffer.alloc(60_000, 0x45))),
  ),
  ...jpegCase('a JPEG of a thousand segments', 'RENDERED', () =>
    jpegAfter(...Array.from({ length: 1_000 }, () => segment(0xef, Buffer.alloc(9)))),
  ),
  ...jpegCase('a JPEG of a million fill bytes', 'RENDERED', () =>
    Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(1_000_000, 0xff), jpeg.subarray(2)]),
  ),
  ...jpegCase('a JPEG with a colour profile of rubbish', 'RENDERED', () =>
    jpegAfter(segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), Buffer.alloc(60_000)]))),
  ),
  ...jpegCase('a JPEG that is a web page too', 'RENDERED', () =>
    Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script></html>')]),
  ),
  ...jpegCase('a JPEG that is an archive too', 'RENDERED', () =>
    Buffer.concat([jpeg, Buffer.from('PK\x03\x04'), Buffer.alloc(1_000)]),
  ),
  pngCase('a PNG that is an archive too', 'RENDERED', () =>
    Buffer.concat([png(small), Buffer.from('PK\x03\x04'), Buffer.alloc(1_000)]),
  ),
  ...jpegCase('a JPEG of 250,000 scans', 'SVG_REFUSED', () => manyScans(250_000)),

  // Encodings of the data URL.
  hostilePage('an empty image', 'SVG_REFUSED', () => '<image width="9" height="9" href="data:image/png;base64,"/>'),
  hostilePage(
    'an image that is not base64',
    'SVG_REFUSED',
    () => '<image width="9" height="9" href="data:image/png,%89PNG"/>',
  ),
  hostilePage('an image with spaces in its base64', 'SVG_REFUSED', () =>
    picture('png', png(small)).replace('base64,', 'base64, '),
  ),
  hostilePage('an image in base64url', 'SVG_REFUSED', () => picture('png', png(small)).replace('base64,', 'base64,-_')),
  hostilePage('an image with a parameter', 'SVG_REFUSED', () =>
    picture('png', png(small)).replace('png;', 'png;charset=utf-8;'),
  ),
  hostilePage('an image in capitals', 'SVG_REFUSED', () => picture('png', png(small)).replace('data:', 'DATA:')),
  hostilePage(
    'an image of 8 MiB without any format',
    'SVG_REFUSED',
    () => `<image width="9" height="9" href="data:image/png;base64,${'A'.repeat(8_380_000)}"/>`,
  ),
  hostilePage(
    'an image of 8 MiB that ends in an invalid character',
    'SVG_REFUSED',
    () => `<image width="9" height="9" href="data:image/png;base64,${'A'.repeat(8_380_000)}!"/>`,
  ),
  hostilePage('nine images', 'SVG_REFUSED', () => picture('png', png(small)).repeat(9)),
  hostilePage('an image of a size that overflows', renderedOrTimeout, () => picture('png', png(small), 20_000)),
  hostilePage('an image stretched to a line', 'RENDERED', () =>
    picture('png', png(small)).replace('height="90"', 'height="0.0001" preserveAspectRatio="none"'),
  ),
  hostileBytes('a page that is a JPEG', 'SVG_REFUSED', () => jpeg),
  hostileBytes('a page that is a PNG', 'SVG_REFUSED', () => png(small)),
  hostileBytes('a page followed by a JPEG', 'SVG_REFUSED', () => Buffer.concat([Buffer.from(pageSvg('')), jpeg])),
];

/** A progressive JPEG of empty scans: a decoder would process a large picture once for each. */
function manyScans(count: number): Buffer {
  const progressive = jpegWith((bytes) => {
    bytes[frame + 1] = 0xc2;
    bytes.writeUInt16BE(3_000, frame + 5);
    bytes.writeUInt16BE(8_000, frame + 7);
  });
  const scan = progressive.lastIndexOf(Buffer.from('ffda', 'hex'));
  const empty = Buffer.concat([segment(0xda, Buffer.from('010100000000', 'hex')), Buffer.from([0])]);
  return Buffer.concat([
    progressive.subarray(0, scan),
    ...Array.from({ length: count }, () => empty),
    Buffer.from('ffd9', 'hex'),
  ]);
}
