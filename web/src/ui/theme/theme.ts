import { createTheme, type MantineThemeOverride } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { createElement } from 'react';
import { accentShades, darkShades, type SiteColors, toneShades } from './shades.ts';

/** The specification's theme colours (section 9). The page configuration may override them. */
export const DEFAULT_COLORS: SiteColors = { main: '#2c3149', primary1: '#707cb8', primary2: '#434a6e' };
const GREEN = '#72bca9';

const FONT_STACK = "'Inter Variable', 'Inter', 'Inter fallback', system-ui, sans-serif";

const LABEL = { fontSize: 'var(--mantine-font-size-sm)', fontWeight: 550, marginBottom: '0.3125rem' };

const TITLE = { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 650 };

/** The header of a dialog is not a second banner of the page. */
const NO_BANNER = { header: { role: 'presentation' } };

/** Style of surfaces above the page: cards, dialogs, menus. */
const SURFACE = { background: 'var(--site-surface)' };

export function createSiteTheme(colors: SiteColors): MantineThemeOverride {
  return createTheme({
    colors: { accent: accentShades(colors), dark: darkShades(colors), green: toneShades(GREEN) },
    primaryColor: 'accent',
    // White on the lighter accent has a contrast below 4.5 : 1, so filled controls use the darker one.
    primaryShade: { light: 7, dark: 6 },
    black: colors.main,
    fontFamily: FONT_STACK,
    headings: { fontFamily: FONT_STACK, fontWeight: '650', textWrap: 'balance' },
    defaultRadius: 'md',
    radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
    breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '75em', xl: '90em' },
    shadows: {
      xs: '0 1px 2px rgb(28 32 54 / 6%)',
      sm: '0 1px 2px rgb(28 32 54 / 5%), 0 4px 12px rgb(28 32 54 / 5%)',
      md: '0 2px 4px rgb(28 32 54 / 4%), 0 12px 32px rgb(28 32 54 / 8%)',
      lg: '0 4px 8px rgb(28 32 54 / 4%), 0 24px 64px rgb(28 32 54 / 14%)',
    },
    focusRing: 'auto',
    respectReducedMotion: true,
    cursorType: 'pointer',
    components: {
      Button: {
        defaultProps: { radius: 'md' },
        // Mantine centres the loader by its transition, which users who prefer reduced motion do not have.
        styles: { root: { fontWeight: 550 }, loader: { transform: 'translate(-50%, -50%)' } },
      },
      Anchor: { defaultProps: { underline: 'hover' } },
      Modal: {
        styles: { content: SURFACE, header: SURFACE, title: TITLE },
        defaultProps: {
          attributes: NO_BANNER,
          centered: true,
          radius: 'lg',
          // Without a blur: a browser that draws without a graphics card blurs the whole window in each frame.
          overlayProps: { backgroundOpacity: 0.45 },
        },
      },
      Paper: { styles: { root: SURFACE } },
      Drawer: {
        styles: { content: SURFACE, header: SURFACE, title: TITLE },
        defaultProps: { attributes: NO_BANNER },
      },
      Menu: { styles: { dropdown: SURFACE } },
      InputWrapper: { styles: { label: LABEL } },
      TextInput: { defaultProps: { size: 'md' } },
      PasswordInput: { defaultProps: { size: 'md' } },
      // The library's default icon is two chevrons, unlike the other menus here.
      Select: {
        styles: { dropdown: SURFACE },
        defaultProps: {
          size: 'md',
          rightSection: createElement(IconChevronDown, { size: 16, 'aria-hidden': true }),
          rightSectionPointerEvents: 'none',
        },
      },
      NativeSelect: {
        defaultProps: { rightSection: createElement(IconChevronDown, { size: 16, 'aria-hidden': true }) },
      },
      Tooltip: { defaultProps: { multiline: true, maw: '12.5rem', withArrow: true } },
    },
  });
}
