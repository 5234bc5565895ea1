/** What pages need to know about the user's versions without loading the code that reads them. */

/** The page where users compare versions of the packages and choose the ones that they have. */
export const COMPARE_PAGE = '/material-ui/discover-more/compare-versions';

/** The local storage key of the chosen versions. */
export const MY_VERSIONS_KEY = 'fieldguide-versions';
