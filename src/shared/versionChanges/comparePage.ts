/** The page where users compare versions of the packages and choose the ones that they have. */
export const COMPARE_PAGE = '/material-ui/discover-more/compare-versions';
