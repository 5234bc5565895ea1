/** How each component is rendered in truth.content.test.tsx. Keys: `<package> <name>`. What is not here needs nothing. */
import * as Base from '@mui/base';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import * as Joy from '@mui/joy';
import TabContext from '@mui/lab/TabContext';
import * as Material from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import type { Props } from './harness';

export interface Example {
  /** No more than is needed to draw it. */
  props?: Props;
  /** In addition, so that slots and variants show that the minimum does not have. */
  rich?: Props;
  /** Parents that the component needs to render. */
  wrap?: (element: ReactElement) => ReactNode;
  /** In addition, for a slot that neither of them shows. */
  slots?: Readonly<Record<string, Props>>;
}

const noop = () => {};
const element = <button type="button">element</button>;
const two = [<i key="1">one</i>, <i key="2">two</i>];
const children = 'text';
const anchorEl = () => document.body;
const decorators = { startDecorator: <i>start</i>, endDecorator: <i>end</i> };
const marks = [
  { value: 0, label: 'low' },
  { value: 50, label: 'high' },
];
const slider: Example = { rich: { marks, valueLabelDisplay: 'on', defaultValue: 20 } };
const transition: Example = { props: { children: element }, rich: { in: true } };
const pages = { count: 90, page: 1, rowsPerPage: 10, onPageChange: noop };
const options = ['one', 'two'];

const inMaterialSteps = (step: ReactElement) => (
  <Material.Stepper orientation="vertical">
    <Material.Step active>{step}</Material.Step>
  </Material.Stepper>
);
const inLabTabs = (tab: ReactElement) => <TabContext value="1">{tab}</TabContext>;
const inJoyTabs = (tab: ReactElement) => <Joy.Tabs defaultValue={0}>{tab}</Joy.Tabs>;
const inJoyTabList = (tab: ReactElement) => inJoyTabs(<Joy.TabList>{tab}</Joy.TabList>);
const inJoyDropdown = (menu: ReactElement) => (
  <Joy.Dropdown defaultOpen>
    <Joy.MenuButton>open</Joy.MenuButton>
    {menu}
  </Joy.Dropdown>
);
const inBaseTabs = (tab: ReactElement) => <Base.Tabs defaultValue={0}>{tab}</Base.Tabs>;
const inBaseTabsList = (tab: ReactElement) => inBaseTabs(<Base.TabsList>{tab}</Base.TabsList>);
const inBaseDropdown = (menu: ReactElement) => (
  <Base.Dropdown defaultOpen>
    <Base.MenuButton>open</Base.MenuButton>
    {menu}
  </Base.Dropdown>
);
/** The contents of a transition that has been asked to enter. */
function Entering({ children: content }: { children: ReactNode }) {
  const { contextValue } = useTransitionTrigger(true);
  return <TransitionContext.Provider value={contextValue}>{content}</TransitionContext.Provider>;
}

export const EXAMPLES: Readonly<Record<string, Example>> = {
  '@mui/material Accordion': { props: { children: two } },
  '@mui/material AccordionSummary': { rich: { expandIcon: <i>+</i>, children } },
  '@mui/material Alert': { rich: { children, onClose: noop } },
  '@mui/material Autocomplete': {
    props: {
      options,
      renderInput: (params: Material.TextFieldProps) => <Material.TextField {...params} />,
    },
    rich: { open: true, defaultValue: 'one' },
  },
  '@mui/material Avatar': { rich: { src: 'a.png', alt: 'A' } },
  '@mui/material AvatarGroup': {
    rich: { children: [1, 2, 3, 4, 5, 6, 7].map((key) => <Material.Avatar key={key} />) },
  },
  '@mui/material Backdrop': { props: { open: true }, rich: { children } },
  '@mui/material Badge': { rich: { badgeContent: 120, children } },
  '@mui/material BottomNavigation': {
    rich: { value: 0, children: [<Material.BottomNavigationAction key="1" label="one" />] },
  },
  '@mui/material BottomNavigationAction': { rich: { label: 'label', icon: <i>icon</i> } },
  '@mui/material Breadcrumbs': {
    rich: { children: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((key) => <i key={key}>{key}</i>) },
  },
  '@mui/material Button': {
    rich: { children, startIcon: <i>s</i>, endIcon: <i>e</i>, loading: true, variant: 'contained' },
  },
  '@mui/material ButtonGroup': {
    rich: {
      children: [
        <Material.Button key="1">1</Material.Button>,
        <Material.Button key="2">2</Material.Button>,
      ],
    },
  },
  '@mui/material CardHeader': {
    rich: { avatar: <i>a</i>, action: <i>b</i>, title: 'title', subheader: 'subheader' },
  },
  '@mui/material CardMedia': { props: { image: 'a.png' } },
  '@mui/material Checkbox': { rich: { checked: true, onChange: noop } },
  '@mui/material Chip': {
    rich: { label: 'label', onDelete: noop, onClick: noop, avatar: <i>a</i> },
  },
  '@mui/material CircularProgress': { rich: { variant: 'determinate', value: 30 } },
  '@mui/material ClickAwayListener': { props: { children: element, onClickAway: noop } },
  '@mui/material Collapse': { rich: { children, in: true } },
  '@mui/material Dialog': { props: { open: true }, rich: { children } },
  '@mui/material Divider': { rich: { children } },
  '@mui/material Drawer': { props: { open: true }, rich: { children } },
  '@mui/material Fade': transition,
  '@mui/material FilledInput': { rich: { startAdornment: <i>s</i> } },
  '@mui/material FormControl': {
    rich: {
      children: [
        <Material.InputLabel key="1">l</Material.InputLabel>,
        <Material.OutlinedInput key="2" />,
      ],
    },
  },
  '@mui/material FormControlLabel': {
    props: { control: <Material.Checkbox />, label: 'label' },
  },
  '@mui/material FormLabel': { rich: { children, required: true } },
  '@mui/material GlobalStyles': { props: { styles: { body: { color: 'red' } } } },
  '@mui/material Grow': transition,
  '@mui/material Hidden': { rich: { children } },
  '@mui/material Icon': { rich: { children: 'star' } },
  '@mui/material IconButton': { rich: { children, loading: true } },
  '@mui/material ImageList': {
    props: {
      children: [
        <Material.ImageListItem key="1">
          <img src="a.png" alt="" />
        </Material.ImageListItem>,
      ],
    },
  },
  '@mui/material ImageListItemBar': {
    rich: { title: 'title', subtitle: 'subtitle', actionIcon: <i>a</i> },
  },
  '@mui/material InputAdornment': { props: { position: 'start' }, rich: { children } },
  '@mui/material InputLabel': { rich: { children } },
  '@mui/material LinearProgress': { rich: { variant: 'determinate', value: 30 } },
  '@mui/material List': { rich: { subheader: <i>s</i>, children } },
  '@mui/material ListItem': {
    rich: { children: [children, <Material.ListItemSecondaryAction key="1" />] },
  },
  '@mui/material ListItemText': { rich: { primary: 'primary', secondary: 'secondary' } },
  '@mui/material Menu': {
    props: { open: true, anchorEl },
    rich: { children: [<Material.MenuItem key="1">1</Material.MenuItem>] },
  },
  '@mui/material MenuList': {
    rich: { children: [<Material.MenuItem key="1">1</Material.MenuItem>] },
  },
  '@mui/material MobileStepper': {
    props: { steps: 3, backButton: element, nextButton: element },
  },
  '@mui/material Modal': { props: { open: true, children: element } },
  '@mui/material NativeSelect': { rich: { children: <option>1</option> } },
  '@mui/material Pagination': {
    rich: { count: 20, page: 8, showFirstButton: true, showLastButton: true },
  },
  '@mui/material PaginationItem': {
    slots: {
      first: { type: 'first' },
      last: { type: 'last' },
      next: { type: 'next' },
      previous: { type: 'previous' },
    },
    rich: { page: 1 },
  },
  '@mui/material Popover': { props: { open: true, anchorEl }, rich: { children } },
  '@mui/material Popper': { props: { open: true, anchorEl }, rich: { children } },
  '@mui/material Portal': { rich: { children: element } },
  '@mui/material NoSsr': { rich: { children: element } },
  '@mui/material Select': {
    rich: {
      open: true,
      value: '',
      displayEmpty: true,
      children: [
        <Material.MenuItem key="1" value="1">
          1
        </Material.MenuItem>,
      ],
    },
  },
  '@mui/material Slide': transition,
  '@mui/material Slider': slider,
  '@mui/material Snackbar': { props: { open: true }, rich: { message: 'message' } },
  '@mui/material SnackbarContent': { rich: { message: 'message', action: <i>a</i> } },
  '@mui/material SpeedDial': {
    props: { ariaLabel: 'dial' },
    rich: { open: true, icon: <i>i</i>, children: [<Material.SpeedDialAction key="1" />] },
  },
  '@mui/material SpeedDialAction': {
    props: { id: 'action' },
    rich: { open: true, tooltipTitle: 'title', tooltipOpen: true, icon: <i>i</i> },
  },
  '@mui/material SpeedDialIcon': { rich: { open: true } },
  '@mui/material Step': { rich: { children: <Material.StepLabel>1</Material.StepLabel> } },
  '@mui/material StepButton': { wrap: inMaterialSteps, rich: { children } },
  '@mui/material StepContent': { wrap: inMaterialSteps, rich: { children } },
  '@mui/material StepIcon': { props: { icon: 1 } },
  '@mui/material StepLabel': {
    wrap: inMaterialSteps,
    rich: { children, icon: 2, optional: <i>o</i> },
  },
  '@mui/material Stepper': {
    rich: {
      children: [
        <Material.Step key="1">
          <Material.StepLabel>1</Material.StepLabel>
        </Material.Step>,
        <Material.Step key="2">
          <Material.StepLabel>2</Material.StepLabel>
        </Material.Step>,
      ],
    },
  },
  '@mui/material SvgIcon': { rich: { children: <path d="M0 0" /> } },
  '@mui/material SwipeableDrawer': {
    props: { open: true, onClose: noop, onOpen: noop },
    rich: { children },
  },
  '@mui/material Tab': { rich: { label: 'label', icon: <i>i</i> } },
  '@mui/material TabScrollButton': {
    slots: { EndScrollButtonIcon: { direction: 'right' } },
    props: { direction: 'left', orientation: 'horizontal' },
  },
  '@mui/material Table': {
    rich: {
      children: (
        <Material.TableBody>
          <Material.TableRow>
            <Material.TableCell>1</Material.TableCell>
          </Material.TableRow>
        </Material.TableBody>
      ),
    },
  },
  '@mui/material TableCell': { wrap: inTableRow },
  '@mui/material TablePagination': {
    props: pages,
    rich: { showFirstButton: true, showLastButton: true },
    wrap: inTableRow,
  },
  '@mui/material TableSortLabel': { rich: { active: true } },
  '@mui/material Tabs': {
    rich: {
      value: 0,
      variant: 'scrollable',
      scrollButtons: true,
      allowScrollButtonsMobile: true,
      children: [<Material.Tab key="1" label="1" />],
    },
  },
  '@mui/material TextField': {
    slots: { select: { select: true, defaultValue: '' } },
    rich: { label: 'label', helperText: 'text', defaultValue: 'x' },
  },
  '@mui/material ToggleButton': { props: { value: 'a' } },
  '@mui/material ToggleButtonGroup': {
    rich: {
      value: 'a',
      children: [
        <Material.ToggleButton key="1" value="a">
          a
        </Material.ToggleButton>,
      ],
    },
  },
  '@mui/material Tooltip': {
    props: { title: 'title', children: element },
    rich: { open: true, arrow: true },
  },
  '@mui/material Typography': { rich: { children } },
  '@mui/material Zoom': transition,

  '@mui/lab LoadingButton': { rich: { children, loading: true } },
  '@mui/lab Masonry': { props: { children: two } },
  '@mui/lab TabContext': { props: { value: '1' }, rich: { children } },
  '@mui/lab TabList': {
    wrap: inLabTabs,
    rich: {
      variant: 'scrollable',
      scrollButtons: true,
      children: [<Material.Tab key="1" value="1" />],
    },
  },
  '@mui/lab TabPanel': { wrap: inLabTabs, props: { value: '1' }, rich: { children } },
  '@mui/lab TimelineContent': { rich: { children } },
  '@mui/lab Timeline': { rich: { children } },

  '@mui/joy Accordion': { rich: { children: <Joy.AccordionSummary>s</Joy.AccordionSummary> } },
  '@mui/joy AccordionSummary': { rich: { children } },
  '@mui/joy AccordionGroup': {
    rich: {
      children: (
        <Joy.Accordion>
          <Joy.AccordionSummary>s</Joy.AccordionSummary>
        </Joy.Accordion>
      ),
    },
  },
  '@mui/joy Alert': { rich: { ...decorators, children } },
  '@mui/joy AspectRatio': { rich: { children: element } },
  '@mui/joy Autocomplete': {
    slots: {
      loading: { options: [], loading: true },
      noOptions: { options: [] },
      limitTag: { multiple: true, defaultValue: options, limitTags: 1, open: false },
    },
    props: { options },
    rich: { ...decorators, open: true, defaultValue: 'one' },
  },
  '@mui/joy AutocompleteOption': { rich: { children } },
  '@mui/joy Avatar': {
    slots: { fallback: { src: undefined, alt: undefined } },
    rich: { src: 'a.png', alt: 'A' },
  },
  '@mui/joy AvatarGroup': { rich: { children: [<Joy.Avatar key="1" />] } },
  '@mui/joy Badge': { rich: { badgeContent: 120, children } },
  '@mui/joy Breadcrumbs': { rich: { children: two } },
  '@mui/joy Button': { rich: { ...decorators, children, loading: true } },
  '@mui/joy ButtonGroup': {
    rich: { children: [<Joy.Button key="1">1</Joy.Button>, <Joy.Button key="2">2</Joy.Button>] },
  },
  '@mui/joy Card': { rich: { children: two } },
  '@mui/joy Checkbox': { rich: { label: 'label', checked: true, onChange: noop } },
  '@mui/joy Chip': { rich: { ...decorators, children, onClick: noop } },
  '@mui/joy Divider': { rich: { children } },
  '@mui/joy Drawer': { props: { open: true }, rich: { children } },
  '@mui/joy Dropdown': { props: { children } },
  '@mui/joy FormControl': {
    rich: { children: [<Joy.FormLabel key="1">l</Joy.FormLabel>, <Joy.Input key="2" />] },
  },
  '@mui/joy FormLabel': { rich: { children, required: true } },
  '@mui/joy GlobalStyles': { props: { styles: { body: { color: 'red' } } } },
  '@mui/joy IconButton': { rich: { children, loading: true } },
  '@mui/joy Input': { rich: decorators },
  '@mui/joy Link': { rich: { ...decorators, children } },
  '@mui/joy ListItem': { rich: { startAction: <i>s</i>, endAction: <i>e</i>, children } },
  '@mui/joy ListItemButton': { rich: { children } },
  '@mui/joy ListSubheader': { rich: { children } },
  '@mui/joy List': { rich: { children: <Joy.ListItem>1</Joy.ListItem> } },
  '@mui/joy Menu': { wrap: inJoyDropdown, rich: { children: <Joy.MenuItem>1</Joy.MenuItem> } },
  '@mui/joy MenuButton': {
    rich: { ...decorators, children, loading: true },
    wrap: (button) => <Joy.Dropdown>{button}</Joy.Dropdown>,
  },
  '@mui/joy MenuItem': { wrap: (item) => inJoyDropdown(<Joy.Menu>{item}</Joy.Menu>) },
  '@mui/joy Modal': { props: { open: true, children: element } },
  '@mui/joy ModalClose': { wrap: (close) => <Joy.ModalDialog>{close}</Joy.ModalDialog> },
  '@mui/joy ModalDialog': { rich: { children } },
  '@mui/joy Option': {
    props: { value: 1, children },
    wrap: (option) => <Joy.Select listboxOpen>{option}</Joy.Select>,
  },
  '@mui/joy Radio': { rich: { label: 'label', checked: true, onChange: noop } },
  '@mui/joy RadioGroup': { rich: { children: <Joy.Radio value="1" label="1" /> } },
  '@mui/joy Select': {
    rich: { ...decorators, listboxOpen: true, children: <Joy.Option value="1">1</Joy.Option> },
  },
  '@mui/joy Skeleton': { rich: { children } },
  '@mui/joy Slider': slider,
  '@mui/joy Snackbar': { props: { open: true }, rich: { ...decorators, children } },
  '@mui/joy Step': { rich: { indicator: <i>1</i>, children } },
  '@mui/joy Stepper': { rich: { children: <Joy.Step>1</Joy.Step> } },
  '@mui/joy SvgIcon': { rich: { children: <path d="M0 0" /> } },
  '@mui/joy Switch': { rich: { ...decorators, checked: true, onChange: noop } },
  '@mui/joy Tab': { wrap: inJoyTabList, rich: { children } },
  '@mui/joy TabList': { wrap: inJoyTabs, rich: { children: <Joy.Tab>1</Joy.Tab> } },
  '@mui/joy TabPanel': { wrap: inJoyTabs, props: { value: 0 }, rich: { children } },
  '@mui/joy Tabs': {
    rich: {
      children: (
        <Joy.TabList>
          <Joy.Tab>1</Joy.Tab>
        </Joy.TabList>
      ),
    },
  },
  '@mui/joy Textarea': { rich: decorators },
  '@mui/joy ToggleButtonGroup': {
    rich: {
      children: [
        <Joy.Button key="1" value="1">
          1
        </Joy.Button>,
      ],
    },
  },
  '@mui/joy Tooltip': {
    props: { title: 'title', children: element, open: true },
    rich: { arrow: true },
  },
  '@mui/joy Typography': { rich: { ...decorators, children } },

  '@mui/base Badge': { rich: { badgeContent: 120, children } },
  '@mui/base ClickAwayListener': { props: { children: element, onClickAway: noop } },
  '@mui/base CssAnimation': {
    props: { children },
    rich: { enterAnimationName: 'enter', exitAnimationName: 'exit' },
    wrap: (content) => <Entering>{content}</Entering>,
  },
  '@mui/base CssTransition': {
    props: { children },
    rich: { enterClassName: 'enter', exitClassName: 'exit' },
    wrap: (content) => <Entering>{content}</Entering>,
  },
  '@mui/base Dropdown': { props: { children: <Base.MenuButton /> } },
  '@mui/base FocusTrap': { props: { open: true, children: <div tabIndex={-1}>{element}</div> } },
  '@mui/base FormControl': { rich: { children: <Base.Input /> } },
  '@mui/base Input': { slots: { textarea: { multiline: true } } },
  '@mui/base Menu': { wrap: inBaseDropdown, rich: { children: <Base.MenuItem>1</Base.MenuItem> } },
  '@mui/base MenuButton': { wrap: (button) => <Base.Dropdown>{button}</Base.Dropdown> },
  '@mui/base MenuItem': { wrap: (item) => inBaseDropdown(<Base.Menu>{item}</Base.Menu>) },
  '@mui/base Modal': { props: { open: true, children: element } },
  '@mui/base NoSsr': { rich: { children: element } },
  '@mui/base Option': {
    props: { value: 1, children },
    wrap: (option) => <Base.Select listboxOpen>{option}</Base.Select>,
  },
  '@mui/base OptionGroup': { rich: { label: 'label', children: <li>1</li> } },
  '@mui/base Popper': { props: { open: true, anchorEl }, rich: { children } },
  '@mui/base Popup': {
    props: { open: true, anchor: anchorEl },
    rich: { children },
  },
  '@mui/base Portal': { rich: { children: element } },
  '@mui/base Select': {
    rich: { listboxOpen: true, children: <Base.Option value="1">1</Base.Option> },
  },
  '@mui/base Slider': { rich: { marks, defaultValue: 20 } },
  '@mui/base Snackbar': { props: { open: true }, rich: { children } },
  '@mui/base Tab': { wrap: inBaseTabsList, rich: { children } },
  '@mui/base TabPanel': { wrap: inBaseTabs, props: { value: 0 }, rich: { children } },
  '@mui/base TablePagination': {
    props: pages,
    rich: { showFirstButton: true, showLastButton: true },
    wrap: inTableRow,
  },
  '@mui/base Tabs': {
    rich: {
      children: (
        <Base.TabsList>
          <Base.Tab>1</Base.Tab>
        </Base.TabsList>
      ),
    },
  },
  '@mui/base TabsList': { wrap: inBaseTabs, rich: { children: <Base.Tab>1</Base.Tab> } },
};

function inTableRow(cell: ReactElement) {
  return (
    <table>
      <tbody>
        <tr>{cell}</tr>
      </tbody>
    </table>
  );
}
