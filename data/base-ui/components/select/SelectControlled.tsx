import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Option, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

export default function SelectControlled() {
  const id = React.useId();
  const [guide, setGuide] = React.useState<string | null>('amina');

  return (
    <div style={{ display: 'grid', gap: 8, width: '100%', maxWidth: 280 }}>
      <label id={`${id}-label`} htmlFor={id}>
        Guide for the ridge walk
      </label>
      <Select
        id={id}
        value={guide}
        onChange={(_event, value) => setGuide(value)}
        placeholder="No guide selected"
        slots={slots}
        slotProps={{ listbox: { 'aria-labelledby': `${id}-label` }, popup: { offset: 4 } }}
      >
        <Item value="amina">Amina</Item>
        <Item value="jonas">Jonas</Item>
        <Item value="wren">Wren</Item>
      </Select>
      <Action disabled={guide === null} focusableWhenDisabled onClick={() => setGuide(null)}>
        Remove the guide
      </Action>
      <output>State: {guide ?? 'null'}</output>
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

const Action = styled(Button)({
  padding: '8px 16px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: 6,
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: 2 },
  [`&.${buttonClasses.disabled}`]: { opacity: 0.6, cursor: 'not-allowed' },
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
