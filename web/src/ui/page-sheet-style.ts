import { pageFontRules } from '@kreda/document/engine/fonts/page-font-rules';

/**
 * By how much a run's font is enlarged before the run is made smaller again. Chromium shapes text at a multiple of 1/64 px, and
 * takes the one below for most sizes that are no multiple of 1/4 px: a run of 10.78 px came out 0.15 % too narrow. At this factor
 * what is left of that error is less than 0.03 px in 500.
 */
const FONT_FACTOR = 32;

/** The number that an attribute of the run holds, enlarged, as a CSS length. */
const enlarged = (attribute: string, fallback = '') =>
  `calc(attr(${attribute} type(<number>)${fallback}) * ${FONT_FACTOR}px)`;
const exactly = (attribute: string) => `calc(attr(${attribute} type(<number>)) * 1px)`;

/** Only Chromium needs it, and knows how to read a number from an attribute; other browsers skip the rule. */
const EXACT_ADVANCES = `
  @supports (font-size: ${enlarged('font-size')}) {
    text {
      font-size: ${enlarged('font-size')};
      letter-spacing: ${enlarged('letter-spacing', ', 0')};
      transform: scale(calc(1 / ${FONT_FACTOR}));
      transform-origin: ${exactly('x')} ${exactly('y')};
    }
  }
`;

/**
 * Style of the shadow root in which a page is shown. A shadow root keeps out the site's selectors, but inherited properties pass
 * through it, and most of them change a page: font features and letter spacing change the width of text, for example. So the
 * page's root element takes nothing from the site but whether it is visible and how the pointer acts on it.
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
    /* "all" leaves the direction as it is; a run's x is its left end in every language. */
    direction: ltr;
    /* Paper stays white and ink as it is printed: in dark mode, in forced colours, on a printer that saves ink. */
    color-scheme: only light;
    forced-color-adjust: none;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* The engine and the PDF shape text without a language, and with the faces of the catalogue alone. */
    font-feature-settings: "locl" 0;
    font-kerning: normal;
    font-synthesis: none;
    text-autospace: no-autospace;
    text-spacing-trim: space-all;
  }
  ${EXACT_ADVANCES}
  /* Browsers force colours on the text of a picture even where they leave the picture alone. */
  text { forced-color-adjust: none; }
  :host([data-pick]) :is([data-role='hero'], [data-role='section']) { transition: opacity 120ms; }
  :host([data-pick]) [data-hovered] { opacity: 0.72; }
`;
