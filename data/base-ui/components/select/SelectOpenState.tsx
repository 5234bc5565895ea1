import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

export default function SelectOpenState() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <div style={{ display: 'grid', gap: 8, width: '100%', maxWidth: 280 }}>
      <label id={`${id}-label`} htmlFor={id}>
        Frequency
      </label>
      <Select
        id={id}
        listboxId={`${id}-listbox`}
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        placeholder="Not tuned"
        slots={slots}
        slotProps={{ listbox: { 'aria-labelledby': `${id}-label` }, popup: { offset: 4 } }}
      >
        <Item value={156.8}>156.800 MHz</Item>
        <Item value={156.6}>156.600 MHz</Item>
      </Select>
      <output>{open ? 'Listbox is open' : 'Listbox is closed'}</output>
    </div>
  );
}

const Trigger = styled('button')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 280,
  padding: '8px 12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: 6,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'transparent',
});

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  width: 280,
  maxWidth: 'calc(100vw - 32px)',
  margin: 0,
  padding: 4,
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: 6,
  listStyle: 'none',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
});

const Popup = styled('div')({ zIndex: 1 });

const Item = styled(Option)({
  padding: '6px 10px',
  borderRadius: 4,
  cursor: 'default',
  outline: 0,
  [`&.${optionClasses.selected}`]: { fontWeight: 600 },
  [`&.${optionClasses.highlighted}`]: { boxShadow: 'inset 0 0 0 2px light-dark(#0d9488, #2dd4bf)' },
  [`&.${optionClasses.disabled}`]: { opacity: 0.6, textDecoration: 'line-through' },
});

const slots = { root: Trigger, listbox: Listbox, popup: Popup };
