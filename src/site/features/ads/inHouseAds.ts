/**
 * S9.9: "Five in-house ads: scaffold generator, premium templates, premium themes, enterprise support, design kit".
 * Their texts are not in `translations/`, because every page loads those before it renders.
 */
import type { Ad } from './adModel';
import {
  DESIGN_IMAGE,
  SCAFFOLD_IMAGE,
  SUPPORT_IMAGE,
  TEMPLATES_IMAGE,
  THEMES_IMAGE,
} from './adImages';

/** The company behind the libraries. */
const poweredby = 'MUI';

/** Descriptions have up to about 55 characters, which fit on a screen of 320 pixels. */
export const IN_HOUSE_ADS: readonly Ad[] = [
  {
    name: 'App scaffold',
    description: 'One command writes routes, layout and sign-in for you.',
    link: 'https://mui.com/toolpad/',
    img: SCAFFOLD_IMAGE,
    poweredby,
    label: 'in-house-scaffold',
  },
  {
    name: 'Premium templates',
    description: 'Begin with whole pages, from dashboard to checkout.',
    link: 'https://mui.com/store/',
    img: TEMPLATES_IMAGE,
    poweredby,
    label: 'in-house-templates',
  },
  {
    name: 'Premium themes',
    description: 'Another look for every component, in an afternoon.',
    link: 'https://mui.com/store/',
    img: THEMES_IMAGE,
    poweredby,
    label: 'in-house-themes',
  },
  {
    name: 'Enterprise support',
    description: 'Answers from the people who write the components.',
    link: 'https://mui.com/pricing/',
    img: SUPPORT_IMAGE,
    poweredby,
    label: 'in-house-support',
  },
  {
    name: 'Design kit',
    description: 'The components of your code, ready to draw with.',
    link: 'https://mui.com/design-kits/',
    img: DESIGN_IMAGE,
    poweredby,
    label: 'in-house-design-kit',
  },
];

/** Returns one of them at random, with equal probability. */
export function pickInHouseAd(): Ad {
  return IN_HOUSE_ADS[Math.floor(Math.random() * IN_HOUSE_ADS.length)]!;
}
