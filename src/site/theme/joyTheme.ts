import { extendTheme } from '@mui/joy/styles';
import { MODE_ATTRIBUTE } from './mode';
import { withoutFallbacks } from './themeSheet';

/** The default theme of Joy UI; its colours follow the site's mode. */
export const joyTheme = withoutFallbacks(extendTheme({ colorSchemeSelector: MODE_ATTRIBUTE }));
