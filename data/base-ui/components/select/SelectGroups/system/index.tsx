import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';

const families = [
  { family: 'Strings', instruments: ['Violin', 'Viola', 'Cello'] },
  { family: 'Woodwinds', instruments: ['Flute', 'Oboe', 'Bassoon'] },
];

export default function SelectGroups() {
  const id = React.useId();

  return (
    <Field>
      <Label id={`${id}-label`} htmlFor={id}>
        Instrument on channel 4
      </Label>
      <Select
        id={id}
        placeholder="Nothing patched"
        slots={{ root: Trigger, listbox: Listbox, popup: Popup }}
        slotProps={{ listbox: { 'aria-labelledby': `${id}-label` }, popup: { offset: 4 } }}
      >
        {families.map(({ family, instruments }) => (
          <OptionGroup
            key={family}
            role="group"
            aria-labelledby={`${id}-${family}`}
            label={family}
            slots={{ root: 'div', label: GroupLabel, list: 'div' }}
            slotProps={{ label: { id: `${id}-${family}` } }}
          >
            {instruments.map((instrument) => (
              <Item key={instrument} value={instrument} slots={{ root: 'div' }}>
                {instrument}
              </Item>
            ))}
          </OptionGroup>
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

const Listbox = styled('div')({
  boxSizing: 'border-box',
  width: '280px',
  maxWidth: 'calc(100vw - 32px)',
  margin: 0,
  padding: '4px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
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

const GroupLabel = styled('span')({
  display: 'block',
  padding: '8px 12px 4px',
  fontSize: '0.8125em',
  fontWeight: 600,
  color: 'light-dark(#475569, #94a3b8)',
});
