// MUI's theme: the tokens of ui/tokens.css as literal values, because MUI calculates with colours and derives what it is
// not given. The look itself is in ui/look: MUI's styles lie in a CSS layer below it, so a class of ours always wins.
import { createTheme, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/** Per scheme, by the tokens' own names. tests/app/ui/theme.test.ts holds them against ui/tokens.css. */
export const literals = {
  light: {
    ground: '#F5EEE0',
    surface: '#FFFCF6',
    raised: '#FFFEFA',
    ink: '#1C2628',
    'ink-muted': '#525C59',
    border: '#DFD3BC',
    'border-strong': '#877E6A',
    teal: '#0B5F59',
    'teal-hover': '#094E49',
    'teal-tint': '#DDECE6',
    'on-teal': '#FFFFFF',
    gold: '#F0B32E',
    'gold-edge': '#946300',
    'gold-tint': '#FBECC6',
    'on-gold': '#2A1D00',
    success: '#2F6B1F',
    'success-tint': '#E4F1DA',
    warning: '#874400',
    'warning-tint': '#FCE8CE',
    error: '#A32B1B',
    'error-tint': '#FBE4DD',
    'on-error': '#FFFFFF',
    info: '#1F5A86',
    'info-tint': '#E0ECF5',
    disabled: '#EFE7D7',
    'on-disabled': '#615E4D',
  },
  dark: {
    ground: '#0F1819',
    surface: '#172224',
    raised: '#1F2C2E',
    ink: '#F2EADB',
    'ink-muted': '#B5B5A6',
    border: '#2C3A3B',
    'border-strong': '#71807E',
    teal: '#5CC9B8',
    'teal-hover': '#79D6C7',
    'teal-tint': '#17393A',
    'on-teal': '#05201D',
    gold: '#F6C453',
    'gold-edge': '#F6C453',
    'gold-tint': '#322C19',
    'on-gold': '#2A1D00',
    success: '#9BD67F',
    'success-tint': '#1D3320',
    warning: '#F5B873',
    'warning-tint': '#3B2A14',
    error: '#FF9F8C',
    'error-tint': '#42211C',
    'on-error': '#3A0A04',
    info: '#9CCBF0',
    'info-tint': '#182F42',
    disabled: '#212D2F',
    'on-disabled': '#99A09A',
  },
} as const;

type Literals = Record<keyof (typeof literals)['light'], string>;

function paletteOf(c: Literals) {
  return {
    background: { default: c.ground, paper: c.surface },
    text: { primary: c.ink, secondary: c['ink-muted'], disabled: c['on-disabled'] },
    primary: { main: c.teal, dark: c['teal-hover'], light: c['teal-tint'], contrastText: c['on-teal'] },
    secondary: { main: c.gold, dark: c['gold-edge'], light: c['gold-tint'], contrastText: c['on-gold'] },
    success: { main: c.success, dark: c.success, light: c['success-tint'], contrastText: c.surface },
    warning: { main: c.warning, dark: c.warning, light: c['warning-tint'], contrastText: c.surface },
    error: { main: c.error, dark: c.error, light: c['error-tint'], contrastText: c['on-error'] },
    info: { main: c.info, dark: c.info, light: c['info-tint'], contrastText: c.surface },
    divider: c.border,
    action: {
      active: c.teal,
      hover: c['teal-tint'],
      selected: c['teal-tint'],
      focus: c['teal-tint'],
      disabled: c['on-disabled'],
      disabledBackground: c.disabled,
    },
  };
}

const ease = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const QUICK_MS = 140;
const SETTLE_MS = 240;

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: paletteOf(literals.light) }, dark: { palette: paletteOf(literals.dark) } },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: 'var(--font-text)',
    h1: { fontSize: '1.625rem', lineHeight: '2rem', fontWeight: 700 },
    h2: { fontSize: '1.25rem', lineHeight: '1.625rem', fontWeight: 700 },
    body1: { fontSize: '1rem', lineHeight: '1.5rem' },
    button: { fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 700, textTransform: 'none' },
    caption: { fontSize: '0.8125rem', lineHeight: '1.125rem' },
  },
  transitions: {
    duration: {
      shortest: QUICK_MS,
      shorter: QUICK_MS,
      short: SETTLE_MS,
      standard: SETTLE_MS,
      complex: SETTLE_MS,
      enteringScreen: SETTLE_MS,
      leavingScreen: QUICK_MS,
    },
    easing: { easeOut: ease, easeInOut: 'cubic-bezier(0.6, 0, 0.2, 1)', easeIn: ease, sharp: ease },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiPaper: { defaultProps: { elevation: 0 } },
  },
});

/** Provides MUI with our theme to the screens inside it. The colour scheme is chosen by `data-theme` (ui/themeChoice). */
export function MuiLook({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} disableNestedContext>
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  );
}
