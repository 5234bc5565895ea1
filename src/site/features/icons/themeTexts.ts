import type { IconTheme } from '@/src/shared/iconNames';
import type { TextKey } from '../../i18n/translate';

/** Text keys of the themes' names. */
export const THEME_TEXTS: Readonly<Record<IconTheme, TextKey>> = {
  Filled: 'iconsFilled',
  Outlined: 'iconsOutlined',
  Rounded: 'iconsRounded',
  TwoTone: 'iconsTwoTone',
  Sharp: 'iconsSharp',
};
