/**
 * What is taken over of a page's resources, by kind of object: the entries of dictionaries and streams that drawing needs, and the kind
 * of each. All else stays behind: actions, files, scripts, forms, metadata, thumbnails, external references (`F` of streams, `Ref` and `OPI`
 * of forms), optional content, structure of attachments, and everything that a later version of PDF adds.
 */
export type Kind =
  | 'plain'
  | 'resources'
  | 'xobjects'
  | 'xobject'
  | 'group'
  | 'fonts'
  | 'font'
  | 'descriptor'
  | 'fontProgram'
  | 'encoding'
  | 'systemInfo'
  | 'procedures'
  | 'content'
  | 'colourSpaces'
  | 'colour'
  | 'states'
  | 'state'
  | 'softMask'
  | 'patterns'
  | 'pattern'
  | 'shadings'
  | 'shading'
  | 'function';

type Entries = Readonly<Record<string, Kind>>;

function plain(names: string): Entries {
  return Object.fromEntries(names.split(' ').map((name) => [name, 'plain' as const]));
}

/** Kinds that map any names to objects of one kind. */
export const MAPS: Readonly<Partial<Record<Kind, Kind>>> = {
  xobjects: 'xobject',
  fonts: 'font',
  procedures: 'content',
  colourSpaces: 'colour',
  states: 'state',
  patterns: 'pattern',
  shadings: 'shading',
};

/** ISO 32000-1: resources table 33, forms 95, images 89, fonts 111 to 126, states 58, patterns 75, shadings 78, functions 38. */
export const ENTRIES: Readonly<Partial<Record<Kind, Entries>>> = {
  resources: {
    XObject: 'xobjects',
    Font: 'fonts',
    ColorSpace: 'colourSpaces',
    ExtGState: 'states',
    Pattern: 'patterns',
    Shading: 'shadings',
  },
  xobject: {
    ...plain('Type Subtype Width Height BitsPerComponent Intent ImageMask Decode Interpolate SMaskInData Matte'),
    ...plain('FormType BBox Matrix'),
    ColorSpace: 'colour',
    Mask: 'xobject',
    SMask: 'xobject',
    Resources: 'resources',
    Group: 'group',
  },
  group: { ...plain('Type S I K'), CS: 'colour' },
  font: {
    ...plain('Type Subtype BaseFont Name FirstChar LastChar Widths DW W DW2 W2 FontBBox FontMatrix'),
    FontDescriptor: 'descriptor',
    Encoding: 'encoding',
    ToUnicode: 'encoding',
    DescendantFonts: 'font',
    CIDSystemInfo: 'systemInfo',
    CIDToGIDMap: 'fontProgram',
    CharProcs: 'procedures',
    Resources: 'resources',
  },
  descriptor: {
    ...plain('Type FontName FontFamily FontStretch FontWeight Flags FontBBox ItalicAngle Ascent Descent Leading'),
    ...plain('CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth CharSet'),
    FontFile: 'fontProgram',
    FontFile2: 'fontProgram',
    FontFile3: 'fontProgram',
  },
  fontProgram: plain('Subtype Length1 Length2 Length3'),
  encoding: {
    ...plain('Type BaseEncoding Differences CMapName WMode'),
    CIDSystemInfo: 'systemInfo',
    UseCMap: 'encoding',
  },
  systemInfo: plain('Registry Ordering Supplement'),
  colour: {
    ...plain('WhitePoint BlackPoint Gamma Matrix Range N Domain Size BitsPerSample Order Encode Decode'),
    ...plain('FunctionType C0 C1 Bounds'),
    Alternate: 'colour',
    Functions: 'function',
  },
  state: {
    ...plain('Type LW LC LJ ML D RI OP op OPM FL SM SA BM CA ca AIS TK'),
    Font: 'font',
    SMask: 'softMask',
  },
  softMask: { ...plain('Type S BC'), G: 'xobject', TR: 'function' },
  pattern: {
    ...plain('Type PatternType PaintType TilingType BBox XStep YStep Matrix'),
    Resources: 'resources',
    Shading: 'shading',
    ExtGState: 'state',
  },
  shading: {
    ...plain('ShadingType Background BBox AntiAlias Coords Domain Extend Matrix BitsPerCoordinate BitsPerComponent'),
    ...plain('BitsPerFlag Decode VerticesPerRow'),
    ColorSpace: 'colour',
    Function: 'function',
  },
  function: {
    ...plain('FunctionType Domain Range Size BitsPerSample Order Encode Decode C0 C1 N Bounds'),
    Functions: 'function',
  },
  content: {},
};
