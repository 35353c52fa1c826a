/** The brand's second colour, as on home and in the magazine. */
export const AMBER = '#e8a13c';
/** The lighter of the brand's indigos. */
export const INDIGO_LIGHT = '#434a6e';

export const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The colours of what is not the brand's, for light mode. They stand in the elements, since many mail programs ignore style sheets. */
export const LIGHT = {
  ground: '#f3f5f9',
  card: '#ffffff',
  note: '#fdf6ea',
  line: '#e3e7ef',
  ink: '#1f2937',
  soft: '#3d4557',
  muted: '#5b6475',
} as const;

/** The same for dark mode, by class. Contrasts are at least 4.5 to 1 on the card; the button is amber, since indigo is lost on it. */
const DARK_RULES = [
  ['.ground', 'background:#12141f!important'],
  ['.card', 'background:#1e2233!important;border-color:#30364f!important'],
  ['.foot', 'border-color:#30364f!important'],
  ['.note', 'background:#2a2a33!important'],
  ['.title', 'color:#f3f5fb!important'],
  ['.ink', 'color:#dfe3ee!important'],
  ['.muted', 'color:#a9b1c6!important'],
  ['.button', `background:${AMBER}!important;color:#20253a!important`],
] as const;

const inDarkMode = DARK_RULES.map(([selector, rule]) => `${selector}{${rule}}`).join('');
// Outlook's programs mark what they have recoloured instead of answering the media query.
const inOutlook = DARK_RULES.map(([selector, rule]) => `[data-ogsc] ${selector}{${rule}}`).join('');

export const DARK_STYLES = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){${inDarkMode}}
${inOutlook}
@media (max-width:480px){.body{padding:26px 24px 14px!important}.foot{padding:18px 24px 20px!important}.side{padding-left:24px!important}.side+.side{padding:22px 24px 0 0!important}.wide{width:100%!important}}`;
