import { portrait } from '../sample-pages.ts';
import { type HostileCase, hostilePage } from './hostile-case.ts';

/** Addresses that must never be fetched from a page. `listener` is the test's server, which detects it. */
function addresses(listener: string): Record<string, string> {
  return {
    http: `${listener}/http`,
    'an address without its scheme': `${listener.replace('http:', '')}/schemeless`,
    'an address in capitals': `${listener.replace('http', 'HTTP')}/capitals`,
    ftp: listener.replace('http:', 'ftp:'),
    file: 'file:///etc/passwd',
    'a file without its scheme': '/etc/passwd',
    'a relative file': '../../../../etc/passwd',
    'a share': '\\\\127.0.0.1\\share\\a.png',
    'an SVG in data': `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E`,
    'an SVG in base64': `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`,
    'HTML in data': 'data:text/html,x',
    script: 'javascript:fetch(1)',
    'script after a line break': 'java&#10;script:fetch(1)',
    blob: 'blob:null/5d8b7a4e',
    'an entity of a file': 'f&#105;le:///etc/passwd',
  };
}

/** Attributes that some SVG renderer follows, each on an element that has it. `$` stands for the address. */
const places: Record<string, string> = {
  'href of an image': '<image x="0" y="0" width="9" height="9" href="$"/>',
  'xlink:href of an image':
    '<image x="0" y="0" width="9" height="9" xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="$"/>',
  'another prefix for xlink':
    '<image x="0" y="0" width="9" height="9" xmlns:q="http://www.w3.org/1999/xlink" q:href="$"/>',
  'a second href beside a good one': `<image x="0" y="0" width="9" height="9" href="${portrait}" xlink:href="$"/>`,
  'src of an image': '<image x="0" y="0" width="9" height="9" src="$"/>',
  'srcset of an image': '<image x="0" y="0" width="9" height="9" srcset="$ 2x"/>',
  'href of use': '<use href="$#a"/>',
  'href of feImage': '<filter id="f"><feImage href="$"/></filter>',
  'href of a script': '<script href="$"/>',
  'src of a script': '<script src="$"/>',
  'href of a text path': '<text x="1" y="1" font-family="Inter" font-size="13"><textPath href="$">a</textPath></text>',
  'href of tref': '<text x="1" y="1" font-family="Inter" font-size="13"><tref href="$"/></text>',
  'href of a gradient': '<linearGradient id="g" href="$#g"/>',
  'href of a pattern': '<pattern id="p" href="$#p"/>',
  'href of an animation': '<animate href="$"/>',
  'href of an attribute that is set': '<a href="https://x.example"><set attributeName="href" to="$"/></a>',
  'href of a font face': '<font-face-uri href="$"/>',
  'href of a colour profile': '<color-profile name="c" href="$"/>',
  'href of a cursor': '<cursor href="$"/>',
  'an object in HTML': '<foreignObject><object xmlns="http://www.w3.org/1999/xhtml" data="$"/></foreignObject>',
  'a frame in HTML': '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="$"/></foreignObject>',
  'an inclusion': '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="$" parse="text"/>',
  'xml:base of the page': '<g xml:base="$"/>',
  fill: '<rect width="9" height="9" fill="url($#a)"/>',
  'fill with quotation marks': `<rect width="9" height="9" fill="url('$#a')"/>`,
  'fill with a fallback': '<rect width="9" height="9" fill="url($#a) #ff0000"/>',
  stroke: '<rect width="9" height="9" stroke="url($#a)"/>',
  filter: '<rect width="9" height="9" filter="url($#a)"/>',
  mask: '<g mask="url($#a)"/>',
  'clip-path': '<g clip-path="url($#a)"/>',
  'marker-start': '<path d="M0 0 9 9" marker-start="url($#a)"/>',
  'marker-mid': '<path d="M0 0 9 9" marker-mid="url($#a)"/>',
  'marker-end': '<path d="M0 0 9 9" marker-end="url($#a)"/>',
  cursor: '<rect width="9" height="9" cursor="url($)"/>',
  style: '<rect width="9" height="9" style="fill:url($)"/>',
  'style of the background': '<g style="background:url($)"/>',
  'a style sheet that imports': '<style>@import url($);</style>',
  'a style sheet with a font': '<style>@font-face{font-family:Inter;src:url($)}</style>',
  'a style sheet in an instruction': '<?xml-stylesheet href="$"?>',
  'a font family': '<text x="1" y="9" font-family="url($)" font-size="13">a</text>',
  'an event handler': '<g onclick="location=\'$\'"/>',
  'the stop of a gradient': '<linearGradient id="g"><stop stop-color="url($)"/></linearGradient>',
};

/** External references in every attribute that could hold one. Only links may have one, and links are never followed. */
export function referenceCases(listener: string): HostileCase[] {
  const outside = Object.entries(places).flatMap(([place, markup]) =>
    Object.entries(addresses(listener)).map(([kind, address]) =>
      hostilePage(`${place}: ${kind}`, 'SVG_REFUSED', () => markup.replace('$', () => address)),
    ),
  );
  const links = ['file', 'ftp', 'script', 'HTML in data', 'blob', 'a relative file', 'a share'].map((kind) =>
    hostilePage(`a link: ${kind}`, 'SVG_REFUSED', () => `<a href="${addresses(listener)[kind]}"/>`),
  );
  return [
    ...outside,
    ...links,
    hostilePage('a link to the network, which is not followed', 'RENDERED', () => `<a href="${listener}/link"/>`),
    hostilePage(
      'addresses in data attributes',
      'RENDERED',
      () => `<g data-href="${listener}/data" data-src="file:///etc/passwd"/>`,
    ),
  ];
}
