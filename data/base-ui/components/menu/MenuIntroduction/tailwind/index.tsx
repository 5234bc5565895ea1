import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

export default function MenuIntroduction() {
  const id = React.useId();
  const [action, setAction] = React.useState('none');

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Dropdown>
        <MenuButton className={triggerClass} slotProps={{ root: { id } }}>
          Ship actions
        </MenuButton>
        <Menu
          slotProps={{
            root: { className: 'z-1', placement: 'bottom-start', offset: 4 },
            listbox: { className: listboxClass, 'aria-labelledby': id },
          }}
        >
          <MenuItem className={itemClass} onClick={() => setAction('assign a berth')}>
            Assign a berth
          </MenuItem>
          <MenuItem className={itemClass} onClick={() => setAction('call a pilot')}>
            Call a pilot
          </MenuItem>
          <MenuItem className={itemClass} onClick={() => setAction('order fuel')}>
            Order fuel
          </MenuItem>
        </Menu>
      </Dropdown>
      <div role="status">Last action: {action}</div>
    </div>
  );
}

const triggerClass =
  'cursor-pointer rounded-md border border-solid border-slate-500 dark:border-slate-400 bg-white dark:bg-slate-900 px-4 py-2 font-[inherit] text-base font-semibold text-slate-900 dark:text-slate-100 hover:border-teal-800 dark:hover:border-teal-300 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 aria-expanded:border-teal-800 dark:aria-expanded:border-teal-300';

const listboxClass =
  'box-border m-0 w-55 max-w-[calc(100vw-2rem)] list-none rounded-lg border border-solid border-slate-300 dark:border-slate-700 bg-white dark:bg-slate-900 p-1 text-slate-900 dark:text-slate-100 shadow-[0_8px_24px] shadow-slate-900/16 dark:shadow-black/60 outline-0';

const itemClass =
  'cursor-pointer rounded px-3 py-2 outline-0 focus:bg-slate-100 dark:focus:bg-slate-800 [&.base--focusVisible]:outline-2 [&.base--focusVisible]:-outline-offset-2 [&.base--focusVisible]:outline-teal-600 dark:[&.base--focusVisible]:outline-teal-400';
