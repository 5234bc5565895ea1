/**
 * The pages of Base UI that are not written yet, with the components and hooks that they will be about: their
 * reference stands in tabs there already. A page that gets its Markdown leaves this list.
 */
export const UNWRITTEN_PAGES = [
  page('react-autocomplete', [], ['useAutocomplete']),
  page('react-input', ['Input'], ['useInput']),
  page('react-number-input', ['NumberInput'], ['useNumberInput']),
  page('react-slider', ['Slider'], ['useSlider']),
  page('react-switch', ['Switch'], ['useSwitch']),
  page('react-badge', ['Badge'], ['useBadge']),
  page('react-snackbar', ['Snackbar'], ['useSnackbar']),
  page(
    'react-menu',
    ['Menu', 'MenuItem', 'MenuButton', 'Dropdown'],
    ['useMenu', 'useMenuItem', 'useMenuButton', 'useDropdown', 'useMenuItemContextStabilizer'],
  ),
  page('react-table-pagination', ['TablePagination'], []),
  page('react-click-away-listener', ['ClickAwayListener'], []),
  page('react-focus-trap', ['FocusTrap'], []),
  page('react-form-control', ['FormControl'], ['useFormControlContext']),
  page('react-modal', ['Modal'], ['useModal']),
  page('react-no-ssr', ['NoSsr'], []),
  page('react-popper', ['Popper'], []),
  page('react-popup', ['Popup'], []),
  page('react-portal', ['Portal'], []),
  page('react-textarea-autosize', ['TextareaAutosize'], []),
  page(
    'react-transitions',
    ['CssAnimation', 'CssTransition'],
    ['useTransitionTrigger', 'useTransitionStateManager'],
  ),
];

function page(segment: string, components: readonly string[], hooks: readonly string[]) {
  return {
    pathname: `/base-ui/${segment}`,
    'components-api': components,
    'hooks-api': hooks,
  } as const;
}
