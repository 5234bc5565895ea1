// Material UI's `theme.vars` exists on this site, because its themes use CSS variables.
import '@mui/material/themeCssVarsAugmentation';
// Adds the default props of the grid to the theme's type.
import '@mui/x-data-grid/themeAugmentation';
