/**
 * Components whose elements aren't all inside their root element: the slot with the others, and the slots inside it. The
 * code of the packages shows this only when it runs; test/unit/shared/answers/overrides.content.test.tsx renders them.
 */
export const APART_SLOTS: Readonly<
  Record<string, { slot: string; contains: readonly string[] } | undefined>
> = {
  '@mui/material/Autocomplete': {
    slot: 'popper',
    contains: ['paper', 'listbox', 'loading', 'noOptions', 'option', 'groupLabel', 'groupUl'],
  },
  '@mui/material/Tooltip': { slot: 'popper', contains: ['tooltip', 'arrow'] },
  '@mui/joy/Autocomplete': {
    slot: 'listbox',
    contains: ['loading', 'noOptions', 'option', 'groupLabel', 'groupUl'],
  },
  '@mui/joy/Select': { slot: 'listbox', contains: [] },
};
