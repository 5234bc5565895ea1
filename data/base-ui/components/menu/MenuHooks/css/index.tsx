import * as React from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { ListContext } from '@mui/base/useList';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem, useMenuItemContextStabilizer } from '@mui/base/useMenuItem';
import './styles.css';

const MemoItem = React.memo(function MemoItem({ id, label, onClick }: MenuRowProps) {
  const { getRootProps, focusVisible } = useMenuItem({
    id,
    label,
    rootRef: null,
    disableFocusOnHover: true,
  });

  return (
    <li
      className="menu-hooks-item"
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
      className="menu-hooks-listbox"
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
    <button className="menu-hooks-trigger" {...getRootProps()} id={id}>
      {children}
    </button>
  );
}

export default function MenuHooks() {
  const id = React.useId();
  const { contextValue, open } = useDropdown();
  const [beam, setBeam] = React.useState('steady');

  return (
    <div className="menu-hooks-wrap">
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
