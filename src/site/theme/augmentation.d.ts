// Material UI's `theme.vars` exists on this site: its themes are made with CSS variables.
import '@mui/material/themeCssVarsAugmentation';
