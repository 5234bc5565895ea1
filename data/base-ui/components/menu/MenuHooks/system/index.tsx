import * as React from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { ListContext } from '@mui/base/useList';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem, useMenuItemContextStabilizer } from '@mui/base/useMenuItem';
import { styled } from '@mui/system';

const MemoItem = React.memo(function MemoItem({ id, label, onClick }: MenuRowProps) {
  const { getRootProps, focusVisible } = useMenuItem({
    id,
    label,
    rootRef: null,
    disableFocusOnHover: true,
  });

  return (
    <Item {...getRootProps({ onClick })} data-focus-visible={focusVisible || undefined}>
      {label}
    </Item>
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
    <Listbox {...getListboxProps()} aria-labelledby={labelId} data-closed={!open || undefined}>
      <MenuProvider value={contextValue}>{children}</MenuProvider>
    </Listbox>
  );
}

function RowsButton({ children, id }: { children: React.ReactNode; id: string }) {
  const { getRootProps } = useMenuButton();

  return (
    <Trigger {...getRootProps()} id={id}>
      {children}
    </Trigger>
  );
}

export default function MenuHooks() {
  const id = React.useId();
  const { contextValue, open } = useDropdown();
  const [beam, setBeam] = React.useState('steady');

  return (
    <Wrap>
      <DropdownContext.Provider value={contextValue}>
        <RowsButton id={id}>Lighthouse beam {open ? '▴' : '▾'}</RowsButton>
        <RowsMenu labelId={id}>
          <MenuRow label="Steady" onClick={() => setBeam('steady')} />
          <MenuRow label="Flashing" onClick={() => setBeam('flashing')} />
          <MenuRow label="Off" onClick={() => setBeam('off')} />
        </RowsMenu>
      </DropdownContext.Provider>
      <div role="status">The beam is {beam}</div>
    </Wrap>
  );
}

const Wrap = styled('div')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'center',
});

const Trigger = styled('button')({
  padding: '8px 16px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  cursor: 'pointer',
  '&:hover': { borderColor: 'light-dark(#115e59, #5eead4)' },
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '2px' },
  '&[aria-expanded="true"]': { borderColor: 'light-dark(#115e59, #5eead4)' },
});

const Listbox = styled('ul')({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineStart: 0,
  zIndex: 1,
  boxSizing: 'border-box',
  width: '220px',
  maxWidth: 'calc(100vw - 32px)',
  margin: 0,
  padding: '4px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
  listStyle: 'none',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  boxShadow: '0 8px 24px light-dark(rgb(15 23 42 / 0.16), rgb(0 0 0 / 0.6))',
  outline: 0,
  '&[data-closed]': { visibility: 'hidden' },
});

const Item = styled('li')({
  padding: '8px 12px',
  borderRadius: '4px',
  cursor: 'pointer',
  outline: 0,
  '&:hover': { background: 'light-dark(#f1f5f9, #1e293b)' },
  '&[data-focus-visible]': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '-2px',
  },
});
