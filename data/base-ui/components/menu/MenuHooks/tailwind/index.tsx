import * as React from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { ListContext } from '@mui/base/useList';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem, useMenuItemContextStabilizer } from '@mui/base/useMenuItem';

const MemoItem = React.memo(function MemoItem({ id, label, onClick }: MenuRowProps) {
  const { getRootProps, focusVisible } = useMenuItem({
    id,
    label,
    rootRef: null,
    disableFocusOnHover: true,
  });

  return (
    <li
      className={itemClass}
      {...getRootProps({ onClick })}
      data-focus-visible={focusVisible || undefined}
    >
      {label}
    </li>
  );
});

interface MenuRowProps {
  id?: string;
  label: string;
  onClick: () => void;
}

function MenuRow(props: MenuRowProps) {
  const { contextValue, id } = useMenuItemContextStabilizer(props.id);

  return (
    <ListContext.Provider value={contextValue}>
      <MemoItem {...props} id={id} />
    </ListContext.Provider>
  );
}

function RowsMenu({ children, labelId }: { children: React.ReactNode; labelId: string }) {
  const { contextValue, getListboxProps, open } = useMenu();

  return (
    <ul
      className={listboxClass}
      {...getListboxProps()}
      aria-labelledby={labelId}
      data-closed={!open || undefined}
    >
      <MenuProvider value={contextValue}>{children}</MenuProvider>
    </ul>
  );
}

function RowsButton({ children, id }: { children: React.ReactNode; id: string }) {
  const { getRootProps } = useMenuButton();

  return (
    <button className={triggerClass} {...getRootProps()} id={id}>
      {children}
    </button>
  );
}

export default function MenuHooks() {
  const id = React.useId();
  const { contextValue, open } = useDropdown();
  const [beam, setBeam] = React.useState('steady');

  return (
    <div className="relative flex flex-wrap items-center gap-3">
      <DropdownContext.Provider value={contextValue}>
        <RowsButton id={id}>Lighthouse beam {open ? '▴' : '▾'}</RowsButton>
        <RowsMenu labelId={id}>
          <MenuRow label="Steady" onClick={() => setBeam('steady')} />
          <MenuRow label="Flashing" onClick={() => setBeam('flashing')} />
          <MenuRow label="Off" onClick={() => setBeam('off')} />
        </RowsMenu>
      </DropdownContext.Provider>
      <div role="status">The beam is {beam}</div>
    </div>
  );
}

const triggerClass =
  'cursor-pointer rounded-md border border-solid border-slate-500 dark:border-slate-400 bg-white dark:bg-slate-900 px-4 py-2 font-[inherit] text-base font-semibold text-slate-900 dark:text-slate-100 hover:border-teal-800 dark:hover:border-teal-300 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 aria-expanded:border-teal-800 dark:aria-expanded:border-teal-300';

const listboxClass =
  'absolute start-0 top-full z-1 mt-1 data-closed:invisible box-border m-0 w-55 max-w-[calc(100vw-2rem)] list-none rounded-lg border border-solid border-slate-300 dark:border-slate-700 bg-white dark:bg-slate-900 p-1 text-slate-900 dark:text-slate-100 shadow-[0_8px_24px] shadow-slate-900/16 dark:shadow-black/60 outline-0';

const itemClass =
  'cursor-pointer rounded px-3 py-2 outline-0 hover:bg-slate-100 dark:hover:bg-slate-800 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-teal-600 dark:data-focus-visible:outline-teal-400';
