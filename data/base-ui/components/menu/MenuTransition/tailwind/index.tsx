import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu, type MenuListboxSlotProps } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { CssTransition } from '@mui/base/Transitions';

const FadingListbox = React.forwardRef<HTMLUListElement, MenuListboxSlotProps>(
  function FadingListbox({ ownerState: _ownerState, ...props }, ref) {
    return (
      <CssTransition
        className="transition-[opacity,transform] duration-[160ms] motion-reduce:duration-[1ms]"
        enterClassName="opacity-100"
        exitClassName="opacity-0 -translate-y-2"
        lastTransitionedPropertyOnExit="opacity"
      >
        <ul {...props} ref={ref} />
      </CssTransition>
    );
  },
);

export default function MenuTransition() {
  const id = React.useId();
  const [table, setTable] = React.useState('today');

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Dropdown>
        <MenuButton className={triggerClass} slotProps={{ root: { id } }}>
          Tide tables
        </MenuButton>
        <Menu
          slots={{ listbox: FadingListbox }}
          slotProps={{
            root: { className: 'z-1', placement: 'bottom-start', offset: 4 },
            listbox: { className: listboxClass, 'aria-labelledby': id },
          }}
        >
          <MenuItem className={itemClass} onClick={() => setTable('today')}>
            Today
          </MenuItem>
          <MenuItem className={itemClass} onClick={() => setTable('this week')}>
            This week
          </MenuItem>
          <MenuItem className={itemClass} onClick={() => setTable('spring tides')}>
            Spring tides
          </MenuItem>
        </Menu>
      </Dropdown>
      <div role="status">Table: {table}</div>
    </div>
  );
}

const triggerClass =
  'cursor-pointer rounded-md border border-solid border-slate-500 dark:border-slate-400 bg-white dark:bg-slate-900 px-4 py-2 font-[inherit] text-base font-semibold text-slate-900 dark:text-slate-100 hover:border-teal-800 dark:hover:border-teal-300 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 aria-expanded:border-teal-800 dark:aria-expanded:border-teal-300';

const listboxClass =
  'box-border m-0 w-55 max-w-[calc(100vw-2rem)] list-none rounded-lg border border-solid border-slate-300 dark:border-slate-700 bg-white dark:bg-slate-900 p-1 text-slate-900 dark:text-slate-100 shadow-[0_8px_24px] shadow-slate-900/16 dark:shadow-black/60 outline-0';

const itemClass =
  'cursor-pointer rounded px-3 py-2 outline-0 focus:bg-slate-100 dark:focus:bg-slate-800 [&.base--focusVisible]:outline-2 [&.base--focusVisible]:-outline-offset-2 [&.base--focusVisible]:outline-teal-600 dark:[&.base--focusVisible]:outline-teal-400';
