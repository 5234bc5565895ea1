/**
 * The recorded history against the changelogs of the packages. The versions of the first table were taken from `CHANGELOG.md`
 * of @mui/material 5.18.0 and 6.4.1, and not from the history. Three entries of alphas are left out, because the declarations of
 * 6.0.0 don't have them: the deprecated props of SpeedDial and StepLabel, and `wrap` of Grid.
 */
import { expect, test } from '@jest/globals';
import { readHistories } from '@/src/node/api/history/readHistory';
import type { ApiHistoryFacts, HistoryTable } from '@/src/shared/apiHistory';
import { formatRelease } from '@/src/shared/versionNumbers';

type Row = [
  name: string,
  /** The release whose section names the change. */
  release: string,
  what: 'since' | 'deprecated' | 'removed',
  entry: string,
  table?: HistoryTable,
  member?: string,
];

const ROWS: readonly Row[] = [
  ['@mui/material', '5.15.18', 'since', 'ToggleButtonGroup', 'classes', 'selected'],
  ['@mui/material', '5.15.1', 'since', 'TablePagination', 'props', 'slots'],
  ['@mui/material', '5.14.18', 'since', 'TablePagination', 'props', 'slotProps'],
  ['@mui/material', '5.14.15', 'since', 'ToggleButton', 'classes', 'fullWidth'],
  ['@mui/material', '5.14.14', 'since', 'AvatarGroup', 'props', 'renderSurplus'],
  ['@mui/material', '5.13.4', 'since', 'Autocomplete', 'classes', 'focusVisible'],
  ['@mui/material', '5.12.1', 'since', 'FormControlLabel', 'props', 'required'],
  ['@mui/material', '5.12.1', 'since', 'FormControlLabel', 'classes', 'required'],
  ['@mui/system', '5.11.15', 'since', 'Stack', 'props', 'useFlexGap'],
  ['@mui/material', '5.10.16', 'since', 'Chip', 'props', 'skipFocusWhenDisabled'],
  ['@mui/material', '5.10.11', 'since', 'Alert', 'props', 'components'],
  ['@mui/material', '5.10.11', 'since', 'Alert', 'props', 'componentsProps'],
  ['@mui/material', '5.10.0', 'since', 'Skeleton', 'classes', 'rounded'],
  ['@mui/material', '5.4.0', 'since', 'Autocomplete', 'props', 'readOnly'],
  ['@mui/material', '5.1.1', 'since', 'Select', 'classes', 'multiple'],
  ['@mui/material', '5.1.1', 'since', 'NativeSelect', 'classes', 'multiple'],
  ['@mui/material', '5.1.0', 'since', 'CssBaseline', 'props', 'enableColorScheme'],
  ['@mui/material', '5.0.5', 'since', 'Tab', 'props', 'iconPosition'],
  ['@mui/material', '6.4.0', 'since', 'Button', 'props', 'loading'],
  ['@mui/material', '6.4.0', 'since', 'Button', 'classes', 'loading'],
  ['@mui/material', '6.4.0', 'since', 'CardHeader', 'props', 'slots'],
  ['@mui/material', '6.4.0', 'since', 'CardHeader', 'props', 'slotProps'],
  ['@mui/material', '6.2.0', 'since', 'ListItemText', 'props', 'slots'],
  ['@mui/material', '6.2.0', 'since', 'ListItemText', 'props', 'slotProps'],
  ['@mui/material', '6.4.0', 'deprecated', 'CardHeader', 'props', 'titleTypographyProps'],
  ['@mui/material', '6.4.0', 'deprecated', 'CardHeader', 'props', 'subheaderTypographyProps'],
  ['@mui/material', '6.0.0', 'deprecated', 'Typography', 'props', 'paragraph'],
  ['@mui/material', '6.0.0', 'deprecated', 'Backdrop', 'props', 'components'],
  ['@mui/base', '5.0.0-beta.12', 'since', 'Popup'],
  ['@mui/base', '5.0.0-beta.19', 'since', 'Menu', 'props', 'anchor'],
  ['@mui/base', '5.0.0-beta.16', 'since', 'Select', 'props', 'placeholder'],
  ['@mui/material', '6.0.0', 'deprecated', 'AvatarGroup', 'props', 'componentsProps'],
  ['@mui/material', '6.0.0', 'deprecated', 'Autocomplete', 'props', 'componentsProps'],
  ['@mui/base', '5.0.0-beta.11', 'since', 'useModal'],
  ['@mui/material', '6.1.8', 'deprecated', 'Tooltip', 'props', 'PopperComponent'],
  ['@mui/material', '6.0.0', 'deprecated', 'Badge', 'props', 'components'],
  ['@mui/material', '6.0.0', 'deprecated', 'PaginationItem', 'props', 'components'],
  ['@mui/material', '6.0.0', 'deprecated', 'Tooltip', 'props', 'components'],
  ['@mui/material', '6.0.0', 'deprecated', 'InputBase', 'props', 'componentsProps'],
  ['@mui/material', '6.0.0', 'deprecated', 'Popper', 'props', 'componentsProps'],
  ['@mui/material', '6.0.0', 'removed', 'ListItem', 'props', 'button'],
  ['@mui/joy', '5.0.0-beta.15', 'since', 'Stepper'],
  ['@mui/joy', '5.0.0-beta.13', 'since', 'Select', 'props', 'multiple'],
  ['@mui/joy', '5.0.0-beta.11', 'since', 'List', 'props', 'marker'],
  ['@mui/joy', '5.0.0-beta.7', 'since', 'Drawer'],
  ['@mui/joy', '5.0.0-beta.6', 'since', 'DialogActions'],
  ['@mui/joy', '5.0.0-beta.6', 'since', 'DialogTitle'],
  ['@mui/joy', '5.0.0-beta.6', 'since', 'DialogContent'],
  ['@mui/joy', '5.0.0-beta.3', 'since', 'Select', 'props', 'required'],
  ['@mui/joy', '5.0.0-beta.2', 'since', 'TabPanel', 'props', 'keepMounted'],
];

const histories = readHistories();

/** Returns the recorded version; "before" without one. */
function find([name, , what, entry, table, member]: Row): string {
  const history = histories.find((one) => one.package === name)!;
  const found = history.entries[entry]!;
  const facts: ApiHistoryFacts | undefined = table ? found[table]?.[member!] : found;
  const version = facts?.[what];
  return version === undefined ? 'before' : formatRelease(version);
}

/** The archive of beta.6 has the component already. The changelog announces it for beta.7. */
const EARLY = '@mui/joy 5.0.0-beta.7 since Drawer';

test('for 49 of 50 rows, the recorded version is that of the changelog', () => {
  expect(ROWS).toHaveLength(50);
  const wrong = ROWS.filter((row) => find(row) !== formatRelease(row[1]));
  expect(wrong.map((row) => `${row.join(' ')}: ${find(row)}`)).toEqual([`${EARLY}: 5.0.0-beta.6`]);
});

/**
 * 30 entries that a seeded generator chose among the 584 recorded facts about props and parameters, with the release that
 * brought the change by the changelogs, or where they don't name it, by the declarations and code of both versions.
 */
const CHOSEN: readonly (readonly [
  name: string,
  release: string,
  what: string,
  entry: string,
  table: 'props' | 'parameters',
  member: string,
])[] = [
  ['@mui/base', '5.0.0-beta.12', 'type', 'Input', 'props', 'onChange'],
  ['@mui/material', '5.14.17', 'type', 'FilledInput', 'props', 'slotProps'],
  ['@mui/material', '5.10.16', 'since', 'Chip', 'props', 'skipFocusWhenDisabled'],
  ['@mui/material', '5.5.2', 'since', 'Popper', 'props', 'sx'],
  ['@mui/material', '5.13.7', 'since', 'Menu', 'props', 'onTransitionExited'],
  ['@mui/material', '5.8.7', 'type', 'Modal', 'props', 'componentsProps'],
  ['@mui/material', '5.15.19', 'since', 'AlertTitle', 'props', 'variant'],
  ['@mui/material', '5.10.17', 'since', 'Backdrop', 'props', 'slots'],
  ['@mui/joy', '5.0.0-beta.5', 'default', 'Alert', 'props', 'variant'],
  ['@mui/material', '6.3.0', 'deprecated', 'StepContent', 'props', 'TransitionProps'],
  ['@mui/material', '6.0.0', 'removed', 'Grid2', 'props', 'lg'],
  ['@mui/material', '5.3.0', 'since', 'Select', 'props', 'defaultOpen'],
  ['@mui/material', '5.13.7', 'since', 'Dialog', 'props', 'onTransitionExited'],
  ['@mui/base', '5.0.0-beta.25', 'type', 'useNumberInput', 'parameters', 'value'],
  ['@mui/material', '5.2.8', 'since', 'NativeSelect', 'props', 'disableInjectingGlobalStyles'],
  ['@mui/material', '5.15.19', 'since', 'AlertTitle', 'props', 'variantMapping'],
  ['@mui/material', '5.2.8', 'since', 'InputBase', 'props', 'disableInjectingGlobalStyles'],
  ['@mui/material', '6.0.0', 'deprecated', 'Popover', 'props', 'components'],
  ['@mui/material', '5.13.7', 'since', 'Popover', 'props', 'onTransitionExited'],
  ['@mui/material', '5.12.0', 'removed', 'Popper', 'props', 'ownerState'],
  ['@mui/material', '5.0.4', 'required', 'Grow', 'props', 'children'],
  ['@mui/material', '5.10.17', 'since', 'Modal', 'props', 'slotProps'],
  ['@mui/material', '5.0.4', 'type', 'Dialog', 'props', 'TransitionComponent'],
  ['@mui/material', '5.14.20', 'since', 'Radio', 'props', 'component'],
  ['@mui/material', '5.9.0', 'since', 'ScopedCssBaseline', 'props', 'sx'],
  ['@mui/material', '5.11.14', 'since', 'Breadcrumbs', 'props', 'slots'],
  ['@mui/system', '6.0.0', 'removed', 'Grid', 'props', 'md'],
  ['@mui/material', '6.0.0', 'since', 'SpeedDial', 'props', 'slotProps'],
  ['@mui/material', '5.1.0', 'type', 'SpeedDialAction', 'props', 'componentsProps'],
  ['@mui/material', '5.14.14', 'type', 'Pagination', 'props', 'getItemAriaLabel'],
];

test('30 facts that were chosen at random have the release of the changelogs and declarations', () => {
  const wrong = CHOSEN.filter(([name, release, what, entry, table, member]) => {
    const facts = histories.find((one) => one.package === name)!.entries[entry]?.[table]?.[member];
    const { since, deprecated, removed, changes = [] } = facts ?? {};
    const versions = [
      ...Object.entries({ since, deprecated, removed }).filter(([key]) => key === what),
      ...changes.filter((change) => change.what === what).map(({ version }) => [what, version]),
    ].map(([, version]) => formatRelease(version ?? 'before'));
    return !versions.includes(formatRelease(release));
  });
  expect(CHOSEN).toHaveLength(30);
  expect(wrong).toEqual([]);
});
