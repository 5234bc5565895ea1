import { extendTheme } from '@mui/joy/styles';
import { MODE_ATTRIBUTE } from './mode';

/** The default theme of Joy UI; its colours follow the site's mode. */
export const joyTheme = extendTheme({ colorSchemeSelector: MODE_ATTRIBUTE });
