/** The elements of HTML that texts of Europass files may contain. Other names between angle brackets are text. */
export const HTML_NAMES: ReadonlySet<string> = new Set(
  (
    'a abbr address article aside b big blockquote body br caption center cite code col colgroup dd del dfn div dl dt em ' +
    'figcaption figure font footer h1 h2 h3 h4 h5 h6 head header hr html i img ins kbd li main mark meta nav ol p pre q s samp ' +
    'script section small span strike strong style sub sup table tbody td tfoot th thead title tr tt u ul var wbr'
  ).split(' '),
);
