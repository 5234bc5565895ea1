import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';

const stays = ['One night', 'Two nights', 'One week', 'The winter'];

export default function QuickstartSelect() {
  const id = React.useId();

  return (
    <Field>
      <Label id={`${id}-label`} htmlFor={id}>
        Length of stay
      </Label>
      <Select
        id={id}
        placeholder="Choose a length"
        slots={{ root: Trigger, listbox: Listbox, popup: Popup }}
        slotProps={{ listbox: { 'aria-labelledby': `${id}-label` }, popup: { offset: 4 } }}
      >
        {stays.map((stay) => (
          <Item key={stay} value={stay}>
            {stay}
          </Item>
        ))}
      </Select>
    </Field>
  );
}

const Field = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  width: '100%',
  maxWidth: '280px',
});

const Label = styled('label')({ fontWeight: 600 });

const Trigger = styled('button')({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '42px',
  padding: '8px 12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  font: 'inherit',
  textAlign: 'start',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  cursor: 'pointer',
  '&:hover': { borderColor: 'light-dark(#115e59, #5eead4)' },
  [`&.${selectClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
  [`&.${selectClasses.expanded}`]: { borderColor: 'light-dark(#115e59, #5eead4)' },
});

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  width: '280px',
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
});

const Popup = styled('div')({ zIndex: 1 });

const Item = styled(Option)({
  padding: '8px 12px',
  borderRadius: '4px',
  cursor: 'pointer',
  outline: 0,
  '&:hover': { background: 'light-dark(#f1f5f9, #1e293b)' },
  [`&.${optionClasses.selected}`]: { fontWeight: 600, background: 'light-dark(#ccfbf1, #134e4a)' },
  [`&.${optionClasses.highlighted}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '-2px',
  },
  [`&.${optionClasses.disabled}`]: {
    color: 'light-dark(#475569, #94a3b8)',
    textDecoration: 'line-through',
    cursor: 'not-allowed',
  },
});
