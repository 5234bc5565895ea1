import type { QueryTable } from './queries';

/**
 * Queries for measuring only, by product. Don't read them while you tune the ranking or the synonyms: they show whether
 * what was tuned with the other tables also holds for queries that nobody looked at. The tests print their number, but
 * not which of them failed.
 */
export const HELD_OUT: Readonly<Record<string, QueryTable>> = {
  'material-ui': {
    otherName: [
      ['sidebar', '/material-ui/react-drawer/'],
      ['lightbox', '/material-ui/react-modal/'],
    ],
    htmlElement: [['details summary', '/material-ui/react-accordion/']],
    ariaRole: [['role="progressbar"', '/material-ui/react-progress/']],
    task: [
      [
        'debounce search autocomplete api',
        '/material-ui/react-autocomplete/#search-on-input',
        '/material-ui/react-autocomplete/#options-from-a-server',
      ],
      ['add new color to theme typescript', '/material-ui/customization/palette/#add-a-color'],
      [
        'override disabled button style',
        '/material-ui/customization/how-to-customize/',
        '/material-ui/customization/theme-components/',
        '/material-ui/react-button/',
      ],
    ],
    typingError: [['paginaton', '/material-ui/react-pagination/']],
    plural: [['radio buttons', '/material-ui/react-radio-button/']],
    prop: [['noWrap', '/material-ui/api/typography/#typography-prop-noWrap']],
    propWithValue: [['severity="warning"', '/material-ui/react-alert/', '/material-ui/api/alert/']],
    className: [['.MuiTableCell-head', '/material-ui/api/table-cell/#table-cell-classes-head']],
    cssVariable: [['--variant-containedBg', '/material-ui/react-button/']],
    importPath: [
      ['@mui/lab/LoadingButton', '/material-ui/react-button/', '/material-ui/api/loading-button/'],
    ],
    errorText: [
      [
        'makeStyles is no longer exported from @mui/material/styles',
        '/material-ui/migration/troubleshooting/',
      ],
    ],
  },
  'joy-ui': {
    otherName: [
      ['progress bar', '/joy-ui/react-linear-progress/'],
      ['offcanvas', '/joy-ui/react-drawer/'],
    ],
    htmlElement: [['ul li', '/joy-ui/react-list/']],
    ariaRole: [['role="listbox"', '/joy-ui/react-select/']],
    task: [
      ['remove focus outline from input', '/joy-ui/react-input/#focus-ring'],
      ['sticky first column table', '/joy-ui/react-table/#sticky-column'],
      ['create own component with variants', '/joy-ui/customization/creating-themed-components/'],
    ],
    typingError: [
      ['typograpy', '/joy-ui/react-typography/', '/joy-ui/customization/theme-typography/'],
      ['accordeon', '/joy-ui/react-accordion/'],
    ],
    plural: [['radio buttons', '/joy-ui/react-radio-button/']],
    prop: [['overlay', '/joy-ui/react-link/#overlay', '/joy-ui/api/link/#link-prop-overlay']],
    propWithValue: [
      [
        'color="danger"',
        '/joy-ui/main-features/global-variants/',
        '/joy-ui/customization/theme-colors/',
      ],
    ],
    className: [['MuiSelect-listbox', '/joy-ui/api/select/#select-classes-listbox']],
    themeKey: [['theme.variants.solid', '/joy-ui/main-features/global-variants/']],
    errorText: [
      [
        '`TextField` component has been removed in favor of Input composition',
        '/joy-ui/react-text-field/',
      ],
    ],
  },
  'base-ui': {
    otherName: [
      ['toggle', '/base-ui/react-switch/', '/base-ui/react-toggle-button-group/'],
      ['slide-over panel', '/base-ui/react-drawer/'],
    ],
    htmlElement: [['select option optgroup', '/base-ui/react-select/']],
    ariaRole: [['role="slider"', '/base-ui/react-slider/']],
    task: [
      ['is base ui still maintained', '/base-ui/getting-started/roadmap/'],
      [
        'pass props to inner element',
        '/base-ui/guides/overriding-component-structure/#pass-props-to-an-element',
        '/base-ui/getting-started/customization/#props-for-slots',
      ],
      ['move focus to first field in modal', '/base-ui/react-modal/#initial-focus'],
    ],
    typingError: [['focustrp', '/base-ui/react-focus-trap/']],
    plural: [['portals', '/base-ui/react-portal/']],
    prop: [
      [
        'selectionFollowsFocus',
        '/base-ui/react-tabs/components-api/#tabs-prop-selectionFollowsFocus',
        '/base-ui/react-tabs/#selection-follows-focus',
      ],
    ],
    propWithValue: [
      ['placement="bottom-start"', '/base-ui/react-popup/', '/base-ui/react-popper/'],
    ],
    className: [
      ['.base-Switch-thumb', '/base-ui/react-switch/', '/base-ui/react-switch/components-api/'],
    ],
    importPath: [
      ['@mui/base/utils', '/base-ui/getting-started/customization/', '/base-ui/getting-started/'],
    ],
    hook: [
      [
        'useSnackbar',
        '/base-ui/react-snackbar/hooks-api/#use-snackbar',
        '/base-ui/react-snackbar/#usesnackbar-hook',
      ],
    ],
    errorText: [['No TabsContext provided', '/base-ui/react-tabs/']],
  },
  system: {
    otherName: [
      ['Flex component', '/system/flexbox/'],
      ['line-clamp', '/system/display/#truncation-after-several-lines'],
    ],
    htmlElement: [['section element instead of div', '/system/react-box/#root-element']],
    ariaRole: [['role="status"', '/system/screen-readers/#status-messages']],
    task: [
      [
        'use styled-components instead of emotion',
        '/system/getting-started/installation/#style-engine',
      ],
      ['change default spacing 8px to 4px', '/system/spacing/#custom-spacing'],
      ['data grid pagination from server', '/x/react-data-grid/#server-side-data'],
    ],
    typingError: [['palete', '/system/palette/']],
    plural: [['stacks', '/system/react-stack/']],
    prop: [['zIndex', '/system/positions/#layer-order', '/system/positions/']],
    propWithValue: [['maxWidth="lg"', '/system/react-container/', '/system/api/container/']],
    className: [
      [
        'MuiGrid-container',
        '/system/api/grid/#grid-classes-container',
        '/system/react-grid/#classes',
      ],
    ],
    themeKey: [['theme.shape.borderRadius', '/system/borders/#radius-in-the-theme']],
    hook: [['useThemeProps', '/system/getting-started/custom-components/']],
    errorText: [['MUI error 18', '/material-ui/guides/production-errors/']],
  },
};
