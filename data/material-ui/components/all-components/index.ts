import type { ComponentIndex } from '@/src/shared/componentIndex';

/** The pages of the navigation's components, by the last segment of their address. Each has a drawing in `previews/`. */
export const componentIndex: ComponentIndex = {
  tasks: [
    { id: 'act', title: 'Start an action' },
    { id: 'choose', title: 'Let people choose' },
    { id: 'enter', title: 'Take text and numbers' },
    { id: 'show', title: 'Show content' },
    { id: 'data', title: 'Show many records' },
    { id: 'progress', title: 'Show progress' },
    { id: 'tell', title: 'Tell what happened' },
    { id: 'lead', title: 'Lead somewhere' },
    { id: 'reveal', title: 'Reveal more' },
    { id: 'arrange', title: 'Arrange a page' },
    { id: 'behave', title: 'Add behavior' },
  ],
  entries: {
    'react-autocomplete': {
      use: 'Suggests while people type',
      tasks: ['choose', 'enter'],
      words: 'combobox typeahead multiselect tags dropdown search lookup',
    },
    'react-button': {
      use: 'Starts an action, or leads on',
      tasks: ['act'],
      words: 'submit cta loading icon',
    },
    'react-button-group': {
      use: 'Buttons that belong together',
      tasks: ['act'],
      words: 'split segmented toolbar',
    },
    'react-checkbox': {
      use: 'On or off, any number of them',
      tasks: ['choose'],
      words: 'tick boolean indeterminate agree form',
    },
    'react-floating-action-button': {
      use: 'The one action of a screen',
      tasks: ['act'],
      words: 'fab round add',
    },
    'react-radio-button': {
      use: 'One of a few, all in view',
      tasks: ['choose'],
      words: 'option form',
    },
    'react-rating': {
      use: 'A grade in stars or other icons',
      tasks: ['choose', 'show'],
      words: 'review score feedback',
    },
    'react-select': {
      use: 'One of many, behind a field',
      tasks: ['choose'],
      words: 'dropdown picker listbox combobox form',
    },
    'react-slider': {
      use: 'A value or range by dragging',
      tasks: ['choose', 'enter'],
      words: 'range number volume knob',
    },
    'react-switch': {
      use: 'A setting that applies at once',
      tasks: ['choose'],
      words: 'toggle on off boolean',
    },
    'react-text-field': {
      use: 'Text with a label and a hint',
      tasks: ['enter'],
      words: 'input form textarea password number validation error',
    },
    'react-transfer-list': {
      use: 'Moves items between two lists',
      tasks: ['choose'],
      words: 'shuttle dual listbox multiselect',
    },
    'react-toggle-button': {
      use: 'Options that stay pressed',
      tasks: ['choose'],
      words: 'segmented toolbar format',
    },
    'react-avatar': {
      use: 'Somebody, as picture or letters',
      tasks: ['show'],
      words: 'user profile image initials',
    },
    'react-badge': {
      use: 'A count or dot on something',
      tasks: ['show', 'tell'],
      words: 'notification counter indicator unread',
    },
    'react-chip': {
      use: 'A tag, a filter, a small choice',
      tasks: ['show', 'choose'],
      words: 'pill label token keyword',
    },
    'react-divider': {
      use: 'A line between parts',
      tasks: ['arrange'],
      words: 'separator rule hr',
    },
    icons: {
      use: 'Icons from sets, fonts and SVG',
      tasks: ['show'],
      words: 'svg symbol font',
    },
    'material-icons': {
      use: 'All Material icons, to search',
      tasks: ['show'],
      words: 'svg symbol',
    },
    'react-list': {
      use: 'Lines to read or to choose from',
      tasks: ['show', 'data', 'lead'],
      words: 'items menu rows virtualized',
    },
    'react-table': {
      use: 'Rows and columns, sorted, in pages',
      tasks: ['data'],
      words: 'grid spreadsheet sort pagination',
    },
    'react-tooltip': {
      use: 'A hint on hover and focus',
      tasks: ['reveal'],
      words: 'popover title help',
    },
    'react-typography': {
      use: 'Headings and text of the theme',
      tasks: ['show'],
      words: 'font paragraph heading title',
    },
    'react-alert': {
      use: 'A message that stays in the page',
      tasks: ['tell'],
      words: 'banner error warning success info notification',
    },
    'react-backdrop': {
      use: 'Dims the page behind something',
      tasks: ['progress', 'reveal'],
      words: 'overlay scrim loading',
    },
    'react-dialog': {
      use: 'Asks or tells, above the page',
      tasks: ['tell', 'reveal', 'act'],
      words: 'modal popup confirm window lightbox',
    },
    'react-progress': {
      use: 'How far it is, or that it runs',
      tasks: ['progress'],
      words: 'spinner loader loading bar circular linear',
    },
    'react-skeleton': {
      use: 'The shape of what will come',
      tasks: ['progress'],
      words: 'placeholder loading shimmer ghost',
    },
    'react-snackbar': {
      use: 'A short message that goes by itself',
      tasks: ['tell'],
      words: 'toast notification undo',
    },
    'react-accordion': {
      use: 'Sections that open and close',
      tasks: ['reveal'],
      words: 'collapse expander expansion panel details faq',
    },
    'react-app-bar': {
      use: 'Title and actions at the top',
      tasks: ['lead', 'arrange'],
      words: 'header toolbar navbar top',
    },
    'react-card': {
      use: 'What belongs to one thing, together',
      tasks: ['show', 'data'],
      words: 'tile media',
    },
    'react-paper': {
      use: 'A surface with shadow or border',
      tasks: ['arrange'],
      words: 'elevation panel sheet',
    },
    'react-bottom-navigation': {
      use: 'Up to five places on a phone',
      tasks: ['lead'],
      words: 'tab bar mobile footer',
    },
    'react-breadcrumbs': {
      use: 'The way from the start to here',
      tasks: ['lead'],
      words: 'path hierarchy trail',
    },
    'react-drawer': {
      use: 'A panel from the edge',
      tasks: ['lead', 'reveal'],
      words: 'sidebar sidenav navigation sheet swipeable',
    },
    'react-link': {
      use: 'A link in the colors of the theme',
      tasks: ['lead'],
      words: 'anchor href url',
    },
    'react-menu': {
      use: 'Actions behind a button',
      tasks: ['act', 'choose', 'reveal'],
      words: 'dropdown context popup overflow',
    },
    'react-pagination': {
      use: 'The pages of a long list',
      tasks: ['lead', 'data'],
      words: 'pager next previous',
    },
    'react-speed-dial': {
      use: 'A button that opens to more',
      tasks: ['act', 'reveal'],
      words: 'fab floating actions',
    },
    'react-stepper': {
      use: 'The steps of a longer task',
      tasks: ['lead', 'progress'],
      words: 'wizard steps checkout dots',
    },
    'react-tabs': {
      use: 'Views that share one place',
      tasks: ['lead', 'reveal'],
      words: 'panel navigation switch',
    },
    'react-box': {
      use: 'An element with style props',
      tasks: ['arrange'],
      words: 'div sx wrapper',
    },
    'react-container': {
      use: 'Centers content, limits its width',
      tasks: ['arrange'],
      words: 'wrapper max width center',
    },
    'react-grid': {
      use: 'The former grid; Grid v2 replaces it',
      tasks: ['arrange'],
      words: 'columns responsive layout',
    },
    'react-grid2': {
      use: 'Columns that follow the screen',
      tasks: ['arrange'],
      words: 'columns responsive layout flexbox',
    },
    'react-stack': {
      use: 'A row or column with even gaps',
      tasks: ['arrange'],
      words: 'flex flexbox spacing layout',
    },
    'react-image-list': {
      use: 'Pictures in rows and columns',
      tasks: ['show', 'data'],
      words: 'gallery photos masonry quilted',
    },
    'react-hidden': {
      use: 'Hides by screen size',
      tasks: ['arrange'],
      words: 'breakpoint responsive display',
    },
    'react-click-away-listener': {
      use: 'Notices clicks elsewhere',
      tasks: ['behave'],
      words: 'outside close dismiss',
    },
    'react-css-baseline': {
      use: 'The same start in all browsers',
      tasks: ['behave'],
      words: 'reset normalize global styles',
    },
    'react-modal': {
      use: 'The bare base of dialogs',
      tasks: ['reveal', 'behave'],
      words: 'overlay focus trap popup',
    },
    'react-no-ssr': {
      use: 'Renders in the browser only',
      tasks: ['behave'],
      words: 'server rendering hydration defer',
    },
    'react-popover': {
      use: 'A panel beside what opened it',
      tasks: ['reveal'],
      words: 'popup bubble overlay anchor',
    },
    'react-popper': {
      use: 'Places anything beside anything',
      tasks: ['behave'],
      words: 'position floating anchor popup',
    },
    'react-portal': {
      use: 'Renders elsewhere in the document',
      tasks: ['behave'],
      words: 'dom container body',
    },
    'react-textarea-autosize': {
      use: 'A text area that grows',
      tasks: ['enter', 'behave'],
      words: 'multiline rows input',
    },
    transitions: {
      use: 'Collapse, fade, grow, slide, zoom',
      tasks: ['behave'],
      words: 'animation motion',
    },
    'react-use-media-query': {
      use: 'Knows the screen, for logic',
      tasks: ['behave'],
      words: 'hook responsive breakpoint width',
    },
    'react-data-grid': {
      use: 'A table for large data',
      tasks: ['data'],
      words: 'table spreadsheet sort filter edit mui x',
    },
    'about-the-lab': {
      use: 'What the lab is for',
      tasks: [],
      words: 'experimental preview beta',
    },
    'react-masonry': {
      use: 'Boxes of any height, close together',
      tasks: ['arrange', 'show'],
      words: 'gallery columns pinterest',
    },
    'react-timeline': {
      use: 'Events in the order of time',
      tasks: ['show', 'data'],
      words: 'history log events vertical',
    },
  },
};
