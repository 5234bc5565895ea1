/**
 * The demo on the home page: its page, without trailing slash, and its name there. `src/site/app/pages/HomeDemo.tsx`
 * imports its file.
 */
export const HOME_DEMO = { pathname: '/material-ui/react-card', name: 'CardExpandable' } as const;
