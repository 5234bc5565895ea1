// Material UI's `theme.vars` exists on this site: its themes are made with CSS variables.
import '@mui/material/themeCssVarsAugmentation';
// And the theme may have default props for the grid.
import '@mui/x-data-grid/themeAugmentation';
