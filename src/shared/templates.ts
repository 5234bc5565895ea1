/**
 * The templates: whole pages that users can copy. Each one is a Markdown page with one demo, which is shown below a bar
 * (`src/site/app/pages/template`) and without the side navigation. In the navigation, the gallery represents them.
 */
import { HOME_DEMO } from './homeDemo';
import { getTemplateGallery } from './nav';
import { type DemoThemeId, getProduct } from './products';

/** Address of the gallery, without trailing slash. */
export const TEMPLATES_PATHNAME = '/material-ui/getting-started/templates';

/** The templates in the order of the gallery. */
export const TEMPLATES = [
  {
    name: 'marketing-page',
    titleKey: 'templateMarketingPage',
    text: 'A product page from the first claim to the last question, for a sensor that listens to beehives.',
  },
  {
    name: 'blog',
    titleKey: 'templateBlog',
    text: 'A front page with a lead story, topics to filter by and a letter to subscribe to, all about mountain railways.',
  },
  {
    name: 'checkout',
    titleKey: 'templateCheckout',
    text: 'Address, payment and review on one page, with the order beside it, in the shop of a kite workshop.',
  },
  {
    name: 'dashboard',
    titleKey: 'templateDashboard',
    text: 'Figures, two charts and a data grid for the people who keep the locks of a canal.',
  },
  {
    name: 'pricing',
    titleKey: 'templatePricing',
    text: 'Plans by month or year, a slider that finds the right one, and a table that compares them, for practice rooms.',
  },
  {
    name: 'sign-in',
    titleKey: 'templateSignIn',
    text: 'The door of an app: a form in the middle of the page, for the gardeners of a glasshouse.',
  },
  {
    name: 'sign-in-side',
    titleKey: 'templateSignInSide',
    text: 'The same task with room beside it: a theatre tells its crew what is on tonight.',
  },
  {
    name: 'sign-up',
    titleKey: 'templateSignUp',
    text: 'A longer form that says what is wrong and how strong a passphrase is, for a club that shares cargo bikes.',
  },
  {
    name: 'sticky-footer',
    titleKey: 'templateStickyFooter',
    text: 'A page whose footer stays at the bottom of the window however short the text is: the notice board of a ferry.',
  },
] as const;

/** The themes of templates. The first one is rendered on the server. */
export const TEMPLATE_THEMES = ['site', 'material'] as const satisfies readonly DemoThemeId[];
export type TemplateTheme = (typeof TEMPLATE_THEMES)[number];

const SERVED_THEMES: readonly DemoThemeId[] = TEMPLATE_THEMES.slice(0, 1);
const NO_THEMES: readonly DemoThemeId[] = [];

/** Returns the themes that a page's demos are rendered with on the server. The same page always gets the same array. */
export function getPageThemes(pathname: string): readonly DemoThemeId[] {
  return getTemplateGallery(pathname) === TEMPLATES_PATHNAME
    ? SERVED_THEMES
    : (getProduct(pathname === '/' ? HOME_DEMO.pathname : pathname)?.demoThemes ?? NO_THEMES);
}
