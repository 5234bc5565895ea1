/** The version of `@mui/codemod` whose results the pages show: the last release for version 6. */
export const CODEMOD_PACKAGE = '@mui/codemod@6.5.0';
