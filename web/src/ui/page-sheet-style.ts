import { pageFontRules } from '@kreda/document/engine/fonts/page-font-rules';

/**
 * Factor by which a run's font is enlarged before the run is scaled down again. Chromium shapes text at multiples of 1/64 px and
 * rounds down most sizes that are no multiple of 1/4 px: a run of 10.78 px came out 0.15 % too narrow. With this factor the
 * remaining error is less than 0.03 px in 500 px.
 */
const FONT_FACTOR = 32;

/** The number in an attribute of the run, enlarged, as a CSS length. */
const enlarged = (attribute: string, fallback = '') =>
  `calc(attr(${attribute} type(<number>)${fallback}) * ${FONT_FACTOR}px)`;
const exactly = (attribute: string) => `calc(attr(${attribute} type(<number>)) * 1px)`;

/**
 * Only Chromium needs this rule and can read a number from an attribute; other browsers skip it. Only pages of engine 1 need it: from
 * engine 2 on, sizes are multiples of 1/4 px. There the error is less than 0.02 px without it, and a page whose lines move is shown
 * in two thirds of the time.
 */
const EXACT_ADVANCES = `
  @supports (font-size: ${enlarged('font-size')}) {
    svg:not([data-engine]) text {
      font-size: ${enlarged('font-size')};
      letter-spacing: ${enlarged('letter-spacing', ', 0')};
      transform: scale(calc(1 / ${FONT_FACTOR}));
      transform-origin: ${exactly('x')} ${exactly('y')};
    }
  }
`;

/**
 * Style of the shadow root in which a page is shown. A shadow root keeps out the site's selectors, but not inherited properties,
 * and most of those change a page: font features and letter spacing change the width of text, for example. So the page's root
 * element inherits only visibility and the pointer's behaviour.
 */
export const PAGE_SHEET_STYLE = `
  ${pageFontRules()}
  svg {
    all: initial;
    display: block;
    width: 100%;
    height: 100%;
    overflow: hidden;
    visibility: inherit;
    cursor: inherit;
    pointer-events: inherit;
    -webkit-user-select: inherit;
    user-select: inherit;
    /* "all" does not reset the direction; a run's x is its left end in every language. */
    direction: ltr;
    /* Keep the page's colours in dark mode, in forced colours, and on a printer that saves ink. */
    color-scheme: only light;
    forced-color-adjust: none;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* The engine and the PDF shape text without a language and only with the catalogue's font faces. */
    font-feature-settings: "locl" 0;
    font-kerning: normal;
    font-synthesis: none;
    text-autospace: no-autospace;
    text-spacing-trim: space-all;
  }
  ${EXACT_ADVANCES}
  /* Browsers force colours on the text of an SVG even where the SVG itself opts out. */
  text { forced-color-adjust: none; }
  /* An outline, since fading means that a text is a sample. */
  :host([data-pick]) [data-hovered] { outline: 1.5px dashed #9aa3cf; outline-offset: 4px; border-radius: 4px; }
  /* The editor's marks: samples in the place of what is missing, and the entry that is being edited. */
  [data-ghost] { opacity: 0.35; }
  :host([data-pick]) [data-ghost][data-hovered] { opacity: 0.6; }
  [data-edited] { outline: 2px solid #707cb8; outline-offset: 6px; border-radius: 4px; }
`;
