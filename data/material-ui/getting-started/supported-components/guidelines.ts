/** A guideline of Material Design 2 and what Material UI has for it. */
export interface Guideline {
  name: string;
  /** Last segment of its address below https://m2.material.io/components/. */
  slug: string;
  /** Components of the package that do what it describes; none when there are none. */
  components: readonly string[];
  /** The page that explains them, by the last segment of its address. */
  page?: string;
  /** What is missing, or what to use instead. */
  note?: string;
}

/** The list of components at https://m2.material.io/components, in its order. The build checks names and pages. */
export const GUIDELINES: readonly Guideline[] = [
  {
    name: 'App bars: bottom',
    slug: 'app-bars-bottom',
    components: ['AppBar', 'Toolbar'],
    page: 'react-app-bar',
    note: 'A fixed bar with bottom: 0; the notch around the button is yours to draw',
  },
  {
    name: 'App bars: top',
    slug: 'app-bars-top',
    components: ['AppBar', 'Toolbar'],
    page: 'react-app-bar',
  },
  {
    name: 'Backdrop',
    slug: 'backdrop',
    components: [],
    note: 'The guideline has two layers that slide. The component named Backdrop is a scrim',
  },
  {
    name: 'Banners',
    slug: 'banners',
    components: [],
    page: 'react-alert',
    note: 'Alert and Collapse make one: see the demo below',
  },
  {
    name: 'Bottom navigation',
    slug: 'bottom-navigation',
    components: ['BottomNavigation', 'BottomNavigationAction'],
    page: 'react-bottom-navigation',
  },
  {
    name: 'Buttons',
    slug: 'buttons',
    components: ['Button', 'IconButton', 'ToggleButton', 'ButtonGroup'],
    page: 'react-button',
  },
  {
    name: 'Buttons: floating action button',
    slug: 'buttons-floating-action-button',
    components: ['Fab', 'SpeedDial'],
    page: 'react-floating-action-button',
  },
  {
    name: 'Cards',
    slug: 'cards',
    components: ['Card', 'CardActionArea', 'CardActions', 'CardContent', 'CardHeader', 'CardMedia'],
    page: 'react-card',
  },
  {
    name: 'Checkboxes',
    slug: 'checkboxes',
    components: ['Checkbox'],
    page: 'react-checkbox',
  },
  {
    name: 'Chips',
    slug: 'chips',
    components: ['Chip'],
    page: 'react-chip',
    note: 'For input chips, put them into an Autocomplete with multiple values',
  },
  {
    name: 'Data tables',
    slug: 'data-tables',
    components: ['Table', 'TablePagination', 'TableSortLabel'],
    page: 'react-table',
    note: 'Sorting, filters and selection are ready in the Data Grid',
  },
  {
    name: 'Date pickers',
    slug: 'date-pickers',
    components: [],
    note: 'A package of its own: @mui/x-date-pickers',
  },
  {
    name: 'Dialogs',
    slug: 'dialogs',
    components: ['Dialog', 'DialogTitle', 'DialogContent', 'DialogActions'],
    page: 'react-dialog',
  },
  {
    name: 'Dividers',
    slug: 'dividers',
    components: ['Divider'],
    page: 'react-divider',
  },
  {
    name: 'Image lists',
    slug: 'image-lists',
    components: ['ImageList', 'ImageListItem', 'ImageListItemBar'],
    page: 'react-image-list',
  },
  {
    name: 'Lists',
    slug: 'lists',
    components: ['List', 'ListItem', 'ListItemButton', 'ListItemText', 'ListSubheader'],
    page: 'react-list',
  },
  {
    name: 'Menus',
    slug: 'menus',
    components: ['Menu', 'MenuItem', 'Select'],
    page: 'react-menu',
  },
  {
    name: 'Navigation drawer',
    slug: 'navigation-drawer',
    components: ['Drawer', 'SwipeableDrawer'],
    page: 'react-drawer',
  },
  {
    name: 'Navigation rail',
    slug: 'navigation-rail',
    components: [],
    page: 'react-drawer',
    note: 'A permanent Drawer that is narrow and holds a List comes close',
  },
  {
    name: 'Progress indicators',
    slug: 'progress-indicators',
    components: ['CircularProgress', 'LinearProgress'],
    page: 'react-progress',
  },
  {
    name: 'Radio buttons',
    slug: 'radio-buttons',
    components: ['Radio', 'RadioGroup'],
    page: 'react-radio-button',
  },
  {
    name: 'Sheets: bottom',
    slug: 'sheets-bottom',
    components: ['SwipeableDrawer'],
    page: 'react-drawer',
    note: 'With anchor="bottom"',
  },
  {
    name: 'Sheets: side',
    slug: 'sheets-side',
    components: ['Drawer'],
    page: 'react-drawer',
    note: 'With anchor="right", or "left" in right-to-left pages',
  },
  {
    name: 'Sliders',
    slug: 'sliders',
    components: ['Slider'],
    page: 'react-slider',
  },
  {
    name: 'Snackbars',
    slug: 'snackbars',
    components: ['Snackbar', 'SnackbarContent'],
    page: 'react-snackbar',
    note: 'One at a time: a queue of messages is yours to keep',
  },
  {
    name: 'Switches',
    slug: 'switches',
    components: ['Switch'],
    page: 'react-switch',
  },
  {
    name: 'Tabs',
    slug: 'tabs',
    components: ['Tabs', 'Tab'],
    page: 'react-tabs',
  },
  {
    name: 'Text fields',
    slug: 'text-fields',
    components: ['TextField', 'FilledInput', 'OutlinedInput'],
    page: 'react-text-field',
  },
  {
    name: 'Time pickers',
    slug: 'time-pickers',
    components: [],
    note: 'A package of its own: @mui/x-date-pickers',
  },
  {
    name: 'Tooltips',
    slug: 'tooltips',
    components: ['Tooltip'],
    page: 'react-tooltip',
  },
];
