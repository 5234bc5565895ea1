import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

export default function SelectPlacement() {
  const id = React.useId();

  return (
    <div style={{ display: 'grid', gap: 8, width: '100%', maxWidth: 280, position: 'relative' }}>
      <label id={`${id}-label`} htmlFor={id}>
        Watch
      </label>
      <Select
        id={id}
        placeholder="Opens upwards"
        slots={slots}
        slotProps={{
          listbox: { 'aria-labelledby': `${id}-label` },
          popup: { placement: 'top-start', offset: 8, disablePortal: true },
        }}
      >
        <Item value="first">First watch, 20:00</Item>
        <Item value="middle">Middle watch, 00:00</Item>
        <Item value="morning">Morning watch, 04:00</Item>
      </Select>
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
