import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Option, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

export default function FocusTrapPortal() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [listOpen, setListOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <ClickAwayListener onClickAway={close}>
      <Root>
        <Action aria-expanded={open} onClick={() => setOpen(true)}>
          Change the route
        </Action>
        {open && (
          <FocusTrap open>
            <Panel
              role="dialog"
              aria-label="Route"
              tabIndex={-1}
              onKeyDown={(event) => event.key === 'Escape' && !listOpen && close()}
            >
              <label id={`${id}-label`} htmlFor={id}>
                Destination
              </label>
              <Select
                id={id}
                defaultValue="stromness"
                listboxOpen={listOpen}
                onListboxOpenChange={setListOpen}
                slots={slots}
                slotProps={{ listbox: { 'aria-labelledby': `${id}-label` }, popup: { offset: 4 } }}
              >
                <Item value="kirkwall">Kirkwall</Item>
                <Item value="stromness">Stromness</Item>
                <Item value="ullapool">Ullapool</Item>
              </Select>
              <Action onClick={close}>Close</Action>
            </Panel>
          </FocusTrap>
        )}
      </Root>
    </ClickAwayListener>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  alignContent: 'start',
  width: '100%',
  maxWidth: '320px',
  minHeight: '240px',
});

const Panel = styled('div')({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  boxSizing: 'border-box',
  width: '100%',
  padding: '16px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '8px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#f1f5f9, #1e293b)',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});

const Trigger = styled('button')({
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'light-dark(#ffffff, #0f172a)',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
});

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  width: '220px',
  margin: 0,
  padding: '4px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  listStyle: 'none',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
});

const Popup = styled('div')({ zIndex: 1 });

const Item = styled(Option)({
  padding: '6px 10px',
  borderRadius: '4px',
  cursor: 'default',
  outline: 0,
  [`&.${optionClasses.selected}`]: { fontWeight: 600 },
  [`&.${optionClasses.highlighted}`]: { boxShadow: 'inset 0 0 0 2px light-dark(#0d9488, #2dd4bf)' },
});

const slots = { root: Trigger, listbox: Listbox, popup: Popup };

const Action = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
