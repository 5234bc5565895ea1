/**
 * The templates: whole pages that users can copy. Each one is a Markdown page with one demo, which is shown below a bar
 * (`src/site/app/pages/template`) and without the side navigation. In the navigation, the gallery represents them.
 */
import { HOME_DEMO } from './homeDemo';
import { getTemplateGallery } from './nav';
import { type DemoThemeId, getProduct } from './products';

interface Template {
  /** The last part of its address. */
  name: string;
  /** The key of its title in translations. */
  titleKey: string;
  text: string;
}

interface TemplateGallery {
  /** Address of the page that lists the templates, without trailing slash. */
  pathname: string;
  /** The themes to choose from. The first one is rendered on the server. */
  themes: readonly DemoThemeId[];
  templates: readonly Template[];
}

/** The galleries by product, with their templates in the order of the gallery. */
export const TEMPLATE_GALLERIES = {
  'material-ui': {
    pathname: '/material-ui/getting-started/templates',
    themes: ['site', 'material'],
    templates: [
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
    ],
  },
  'joy-ui': {
    pathname: '/joy-ui/getting-started/templates',
    themes: ['joy'],
    templates: [
      {
        name: 'order-dashboard',
        titleKey: 'templateOrderDashboard',
        text: 'Orders in a table that becomes a list on phones, with filters and a summary, for a seed merchant.',
      },
      {
        name: 'sign-in-side',
        titleKey: 'templateSignInSide',
        text: 'A form beside a picture, with single sign-on and error messages, for the members of an observatory.',
      },
      {
        name: 'messages',
        titleKey: 'templateMessages',
        text: 'Conversations, a thread and a field to answer, for the crew of a lifeboat.',
      },
      {
        name: 'email',
        titleKey: 'templateEmail',
        text: 'Folders, a list of letters and the open one, for the office of an orchestra.',
      },
      {
        name: 'team',
        titleKey: 'templateTeam',
        text: 'People with their skills, filters and applications, for a crew that restores ships.',
      },
      {
        name: 'files',
        titleKey: 'templateFiles',
        text: 'Folders, files and the details of the selected one, for the archive of a town.',
      },
      {
        name: 'profile',
        titleKey: 'templateProfile',
        text: 'Sections of a profile with validation and unsaved changes, for volunteers of a trail service.',
      },
      {
        name: 'rental-listing',
        titleKey: 'templateRentalListing',
        text: 'Cabins to rent, with a search, filters and favorites, for hikers.',
      },
      {
        name: 'news',
        titleKey: 'templateNews',
        text: 'Topics and a list of articles, for a magazine about bridges.',
      },
      {
        name: 'sidebars',
        titleKey: 'templateSidebars',
        text: 'Three sidebars for the same app: with groups, with icons only, and in two columns.',
      },
    ],
  },
} as const satisfies Readonly<Record<string, TemplateGallery>>;

export type TemplateProduct = keyof typeof TEMPLATE_GALLERIES;

/** The name of a template. Templates of the same name have the same drawing. */
export type TemplateName =
  (typeof TEMPLATE_GALLERIES)[TemplateProduct]['templates'][number]['name'];

/** @returns the gallery of a template; undefined for any other page. */
export function getGallery(pathname: string): TemplateGallery | undefined {
  const gallery = getTemplateGallery(pathname);
  return Object.values(TEMPLATE_GALLERIES).find((candidate) => candidate.pathname === gallery);
}

const SERVED_THEMES = new Map(
  Object.values(TEMPLATE_GALLERIES).map(
    ({ pathname, themes }): [string, readonly DemoThemeId[]] => [pathname, themes.slice(0, 1)],
  ),
);
const NO_THEMES: readonly DemoThemeId[] = [];

/** Returns the themes that a page's demos are rendered with on the server. The same page always gets the same array. */
export function getPageThemes(pathname: string): readonly DemoThemeId[] {
  return (
    SERVED_THEMES.get(getTemplateGallery(pathname) ?? '') ??
    getProduct(pathname === '/' ? HOME_DEMO.pathname : pathname)?.demoThemes ??
    NO_THEMES
  );
}
