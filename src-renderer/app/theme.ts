import {
  Button,
  type CSSVariablesResolver,
  createTheme,
  Drawer,
  Input,
  Modal,
  SegmentedControl,
  Switch,
} from '@mantine/core';

/** Comes with the program, so that every till shows the same widths; the others stand in for letters it has not. */
const FONT = '"Inter Variable", system-ui, sans-serif';

/** Smallest comfortable target of a finger: every control is at least this tall. */
const TOUCH_HEIGHT = '2.75rem';

/** One accent, quiet neutrals, a tight type scale: a till is looked at all day. */
export const theme = createTheme({
  fontFamily: FONT,
  headings: {
    fontFamily: FONT,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  defaultRadius: 'md',
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  respectReducedMotion: true,
  cursorType: 'pointer',
  black: '#182126',
  colors: {
    accent: [
      '#e9f5f5',
      '#d2e9ea',
      '#a5d4d7',
      '#72bcc2',
      '#47a6ae',
      '#23909a',
      '#0d7884',
      '#0a6570',
      '#08515a',
      '#063d44',
    ],
    red: [
      '#fdecea',
      '#fbd5d1',
      '#f5aba4',
      '#ffa69e',
      '#e2665c',
      '#cf4438',
      '#b52d24',
      '#a3231b',
      '#8a1c15',
      '#6e150f',
    ],
    gray: [
      '#f7f8f8',
      '#eef0f1',
      '#e2e6e8',
      '#d2d8db',
      '#87939a',
      '#66727b',
      '#55616a',
      '#3f4a52',
      '#2a3339',
      '#182126',
    ],
    dark: [
      '#e6ecee',
      '#c8d1d5',
      '#a5b2b9',
      '#8b9aa3',
      '#5f707a',
      '#2a353c',
      '#1e272c',
      '#182024',
      '#10161a',
      '#0a0e10',
    ],
  },
  components: {
    Button: Button.extend({ vars: () => ({ root: { '--button-height': TOUCH_HEIGHT } }) }),
    Input: Input.extend({ vars: () => ({ wrapper: { '--input-height': TOUCH_HEIGHT } }) }),
    // What stands below a field is read at arm's length: no smaller than the text around it.
    InputWrapper: Input.Wrapper.extend({
      vars: () => ({
        label: {},
        required: {},
        success: {},
        error: { '--input-error-size': 'var(--mantine-font-size-sm)' },
        description: { '--input-description-size': 'var(--mantine-font-size-sm)' },
      }),
    }),
    SegmentedControl: SegmentedControl.extend({
      styles: {
        root: { background: 'var(--hairline)' },
        indicator: { background: 'var(--surface)', boxShadow: '0 0 0 1px var(--focus)' },
        label: {
          minHeight: '2.25rem',
          minWidth: TOUCH_HEIGHT,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
        },
      },
    }),
    // One above the other, a finger still tells them apart.
    Switch: Switch.extend({ styles: { root: { paddingBlock: '0.5rem' } } }),
    Modal: Modal.extend({
      defaultProps: { centered: true, padding: 'lg', radius: 'lg', transitionProps: { duration: 100 } },
      styles: {
        title: { fontSize: '1.125rem', fontWeight: 650 },
        // As tall without its button as with it.
        header: { paddingBlock: '0.75rem', minHeight: '4.25rem' },
        close: { width: TOUCH_HEIGHT, height: TOUCH_HEIGHT },
      },
    }),
    Drawer: Drawer.extend({
      defaultProps: { padding: 'lg', transitionProps: { duration: 100 } },
      styles: {
        title: { fontSize: '1.125rem', fontWeight: 650 },
        header: { paddingBlock: '0.75rem', minHeight: 0 },
        close: { width: TOUCH_HEIGHT, height: TOUCH_HEIGHT },
      },
    }),
  },
});

/** Surfaces, lines and tones of each colour scheme; every text pair here is at least 4.5 : 1. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--canvas': '#eef0f1',
    '--surface': '#ffffff',
    '--sunken': '#f7f8f8',
    '--hairline': '#dde2e4',
    '--ink-dim': '#55616a',
    '--focus': '#0a6570',
    '--focus-halo': '#0a657033',
    '--selected': '#e9f5f5',
    '--tone-ok': '#11623a',
    '--tone-ok-surface': '#e1f3e8',
    '--tone-wait': '#245a8d',
    '--tone-wait-surface': '#e4eef8',
    '--tone-bad': '#a3231b',
    '--tone-bad-surface': '#fce9e7',
    '--tone-care': '#7a4a00',
    '--tone-care-surface': '#fdf0d5',
    '--tone-quiet': '#55616a',
    '--tone-quiet-surface': '#e0e5e7',
    '--environment-sandbox': '#5b3fa6',
    '--environment-test': '#8f5600',
    '--environment-live': '#11623a',
    '--mantine-color-error': '#a3231b',
    '--mantine-color-default-border': '#87939a',
    '--mantine-color-dimmed': '#55616a',
  },
  dark: {
    '--canvas': '#10161a',
    '--surface': '#182024',
    '--sunken': '#141b1f',
    '--hairline': '#2a353c',
    '--ink-dim': '#a5b2b9',
    '--focus': '#72bcc2',
    '--focus-halo': '#72bcc233',
    '--selected': '#17343a',
    '--tone-ok': '#84d8a8',
    '--tone-ok-surface': '#153325',
    '--tone-wait': '#9cc6f0',
    '--tone-wait-surface': '#172f46',
    '--tone-bad': '#ffa69e',
    '--tone-bad-surface': '#43201d',
    '--tone-care': '#f3c777',
    '--tone-care-surface': '#3a2c10',
    '--tone-quiet': '#a5b2b9',
    '--tone-quiet-surface': '#2a353c',
    '--environment-sandbox': '#6b50b8',
    '--environment-test': '#925a05',
    '--environment-live': '#1a7145',
    '--mantine-color-error': '#ffa69e',
    '--mantine-color-default-border': '#5f707a',
    '--mantine-color-dimmed': '#a5b2b9',
  },
});
