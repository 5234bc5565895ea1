import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

const shapes = {
  crane: 'M4 20V4h14v6M14 10h8M4 8l6-4M2 20h6',
  box: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9',
  anchor: 'M12 7v14M8 10h8M4 14c0 5 4 7 8 7s8-2 8-7M12 3a2 2 0 100 4 2 2 0 000-4',
  flag: 'M6 21V4h12l-3 4 3 4H6',
};

function Icon({ shape }: { shape: keyof typeof shapes }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" aria-hidden>
      <path d={shapes[shape]} strokeWidth="2" />
    </svg>
  );
}

export default function MenuGroups() {
  const id = React.useId();
  const [action, setAction] = React.useState('none');

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Dropdown>
        <MenuButton className={triggerClass} slotProps={{ root: { id } }}>
          Work on the Astrid
        </MenuButton>
        <Menu
          slotProps={{
            root: { className: 'z-1', placement: 'bottom-start', offset: 4 },
            listbox: { className: listboxClass, 'aria-labelledby': id },
          }}
        >
          <li role="none">
            <div className={labelClass} id={`${id}-cargo`}>
              Cargo
            </div>
            <ul className="m-0 list-none p-0" role="group" aria-labelledby={`${id}-cargo`}>
              <MenuItem className={itemClass} onClick={() => setAction('unload the deck')}>
                <Icon shape="crane" />
                Unload the deck
              </MenuItem>
              <MenuItem className={itemClass} onClick={() => setAction('weigh the crates')}>
                <Icon shape="box" />
                Weigh the crates
              </MenuItem>
            </ul>
          </li>
          <li className="my-1 h-px bg-slate-300 dark:bg-slate-700" role="separator" />
          <li role="none">
            <div className={labelClass} id={`${id}-berth`}>
              Berth
            </div>
            <ul className="m-0 list-none p-0" role="group" aria-labelledby={`${id}-berth`}>
              <MenuItem className={itemClass} onClick={() => setAction('move to another berth')}>
                <Icon shape="anchor" />
                Move to another berth
              </MenuItem>
              <MenuItem className={itemClass} onClick={() => setAction('signal the departure')}>
                <Icon shape="flag" />
                Signal the departure
              </MenuItem>
            </ul>
          </li>
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

const labelClass =
  'px-3 pt-2 pb-1 text-[14px] leading-[inherit] font-semibold text-slate-600 dark:text-slate-400';

const itemClass =
  'flex items-center gap-2.5 [&_svg]:flex-none cursor-pointer rounded px-3 py-2 outline-0 focus:bg-slate-100 dark:focus:bg-slate-800 [&.base--focusVisible]:outline-2 [&.base--focusVisible]:-outline-offset-2 [&.base--focusVisible]:outline-teal-600 dark:[&.base--focusVisible]:outline-teal-400';
