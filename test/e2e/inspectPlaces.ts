/** Places of demos, by page and demo: the class of an element, and the component and slot that the inspector names. */
export const INSPECTED: readonly [
  page: string,
  demo: string,
  places: Readonly<Record<string, string>>,
][] = [
  [
    '/material-ui/react-button/',
    'ButtonIcons',
    {
      'MuiButton-startIcon': 'Button › startIcon',
      'MuiButton-endIcon': 'Button › endIcon',
      'MuiButton-root': 'Button › root',
    },
  ],
  [
    '/material-ui/react-button-group/',
    'ButtonGroupBasic',
    {
      'MuiButtonGroup-firstButton': 'ButtonGroup › firstButton',
      'MuiButtonGroup-lastButton': 'ButtonGroup › lastButton',
    },
  ],
  [
    '/material-ui/react-chip/',
    'ChipBasic',
    { 'MuiChip-root': 'Chip › root', 'MuiChip-label': 'Chip › label' },
  ],
  [
    '/material-ui/react-slider/',
    'SliderBasic',
    {
      'MuiSlider-rail': 'Slider › rail',
      'MuiSlider-track': 'Slider › track',
      'MuiSlider-thumb': 'Slider › thumb',
      'MuiSlider-root': 'Slider › root',
    },
  ],
  [
    '/material-ui/react-switch/',
    'SwitchBasic',
    {
      'MuiSwitch-thumb': 'Switch › thumb',
      'MuiSwitch-track': 'Switch › track',
      'MuiFormControlLabel-label': 'FormControlLabel › label',
      'MuiFormGroup-root': 'FormGroup › root',
    },
  ],
  [
    '/material-ui/react-card/',
    'BasicCard',
    {
      'MuiCardContent-root': 'CardContent › root',
      'MuiCardActions-root': 'CardActions › root',
    },
  ],
  [
    '/material-ui/react-alert/',
    'AlertWithTitle',
    {
      'MuiAlert-icon': 'Alert › icon',
      'MuiAlert-message': 'Alert › message',
      'MuiAlertTitle-root': 'AlertTitle › root',
    },
  ],
  [
    '/material-ui/react-tabs/',
    'TabsBasic',
    { 'MuiTab-root': 'Tab › root', 'MuiTabs-indicator': 'Tabs › indicator' },
  ],
  [
    '/material-ui/react-accordion/',
    'AccordionBasic',
    {
      'MuiAccordionSummary-content': 'AccordionSummary › content',
      'MuiAccordionSummary-expandIconWrapper': 'AccordionSummary › expandIconWrapper',
      'MuiAccordionSummary-root': 'AccordionSummary › root',
    },
  ],
  [
    '/material-ui/react-text-field/',
    'TextFieldBasic',
    {
      'MuiOutlinedInput-input': 'OutlinedInput › input',
      'MuiInputLabel-root': 'InputLabel › root',
    },
  ],
  [
    '/material-ui/react-autocomplete/',
    'AutocompleteBasic',
    {
      'MuiAutocomplete-input': 'Autocomplete › input',
      'MuiAutocomplete-popupIndicator': 'Autocomplete › popupIndicator',
    },
  ],
  ['/material-ui/react-rating/', 'RatingBasic', { 'MuiRating-iconFilled': 'Rating › iconFilled' }],
  ['/material-ui/react-badge/', 'BadgeBasic', { 'MuiBadge-badge': 'Badge › badge' }],
  ['/material-ui/react-avatar/', 'AvatarImages', { 'MuiAvatar-img': 'Avatar › img' }],
  [
    '/material-ui/react-stepper/',
    'StepperBasic',
    { 'MuiStepLabel-label': 'StepLabel › label', 'MuiStepIcon-root': 'StepIcon › root' },
  ],
  ['/material-ui/react-table/', 'TableBasic', { 'MuiTableCell-root': 'TableCell › root' }],
  ['/joy-ui/react-button/', 'ButtonBasic', { 'MuiButton-root': 'Button › root' }],
  [
    '/joy-ui/react-input/',
    'InputHelperText',
    {
      'MuiInput-input': 'Input › input',
      'MuiFormLabel-root': 'FormLabel › root',
      'MuiFormHelperText-root': 'FormHelperText › root',
    },
  ],
  [
    '/joy-ui/react-slider/',
    'SliderBasic',
    { 'MuiSlider-rail': 'Slider › rail', 'MuiSlider-thumb': 'Slider › thumb' },
  ],
  [
    '/joy-ui/react-switch/',
    'SwitchBasic',
    { 'MuiSwitch-track': 'Switch › track', 'MuiSwitch-thumb': 'Switch › thumb' },
  ],
  [
    '/joy-ui/react-chip/',
    'ChipBasic',
    { 'MuiChip-root': 'Chip › root', 'MuiChip-label': 'Chip › label' },
  ],
  [
    '/joy-ui/react-card/',
    'CardBasic',
    {
      'MuiCard-root': 'Card › root',
      'MuiCardContent-root': 'CardContent › root',
      'MuiTypography-root': 'Typography › root',
    },
  ],
  [
    '/joy-ui/react-select/',
    'SelectBasic',
    { 'MuiSelect-button': 'Select › button', 'MuiSelect-indicator': 'Select › indicator' },
  ],
  [
    '/joy-ui/react-tabs/',
    'TabsBasic',
    {
      'MuiTab-root': 'Tab › root',
      'MuiTabPanel-root': 'TabPanel › root',
    },
  ],
  [
    '/joy-ui/react-checkbox/',
    'CheckboxBasic',
    { 'MuiCheckbox-checkbox': 'Checkbox › checkbox', 'MuiCheckbox-label': 'Checkbox › label' },
  ],
  ['/joy-ui/react-avatar/', 'AvatarBasic', { 'MuiAvatar-img': 'Avatar › img' }],
  ['/base-ui/react-button/', 'ButtonIntroduction', { 'base-Button-root': 'Button › root' }],
  [
    '/base-ui/react-switch/',
    'SwitchIntroduction',
    { 'base-Switch-thumb': 'Switch › thumb', 'base-Switch-track': 'Switch › track' },
  ],
  [
    '/base-ui/react-slider/',
    'SliderIntroduction',
    { 'base-Slider-rail': 'Slider › rail', 'base-Slider-thumb': 'Slider › thumb' },
  ],
  [
    '/base-ui/react-tabs/',
    'TabsIntroduction',
    {
      'base-Tab-root': 'Tab › root',
      'base-TabsList-root': 'TabsList › root',
      'base-TabPanel-root': 'TabPanel › root',
    },
  ],
  ['/base-ui/react-select/', 'SelectIntroduction', { 'base-Select-root': 'Select › root' }],
  ['/base-ui/react-badge/', 'BadgeIntroduction', { 'base-Badge-badge': 'Badge › badge' }],
  ['/base-ui/react-input/', 'InputIntroduction', { 'base-Input-input': 'Input › input' }],
  [
    '/base-ui/react-number-input/',
    'NumberInputIntroduction',
    {
      'base-NumberInput-input': 'NumberInput › input',
      'base-NumberInput-incrementButton': 'NumberInput › incrementButton',
    },
  ],
];
