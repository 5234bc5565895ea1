import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

export default function SelectForm() {
  const id = React.useId();
  const countryRef = React.useRef<HTMLButtonElement>(null);
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setMessage(`country=${data.get('country')}, extras=${data.get('extras')}`);
  };

  return (
    <form
      onSubmit={handleSubmit}
      onInvalid={(event) => {
        // Prevent the browser from moving focus to the hidden input.
        event.preventDefault();
        setMessage('Choose a country first');
        countryRef.current?.focus();
      }}
      style={{ display: 'grid', gap: 8, width: '100%', maxWidth: 280 }}
    >
      <label id={`${id}-country`} htmlFor={`${id}-country-select`}>
        Country (required)
      </label>
      <Select
        ref={countryRef}
        id={`${id}-country-select`}
        name="country"
        autoComplete="country"
        required
        aria-required
        placeholder="Choose a country"
        slots={slots}
        slotProps={{ listbox: { 'aria-labelledby': `${id}-country` }, popup }}
      >
        <Item value="FO">Faroe Islands</Item>
        <Item value="IS">Iceland</Item>
        <Item value="NO">Norway</Item>
      </Select>
      <label id={`${id}-extras`} htmlFor={`${id}-extras-select`}>
        Extras
      </label>
      <Select
        id={`${id}-extras-select`}
        name="extras"
        multiple
        defaultValue={['gift']}
        getSerializedValue={(options) => options.map((option) => option.value).join('+')}
        slots={slots}
        slotProps={{ listbox: { 'aria-labelledby': `${id}-extras` }, popup }}
      >
        <Item value="gift">Gift wrap</Item>
        <Item value="note">Handwritten note</Item>
      </Select>
      <Submit type="submit">Place the order</Submit>
      <output aria-live="polite">{message}</output>
    </form>
  );
}

const popup = { offset: 4, disablePortal: true };

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

const Submit = styled('button')({
  padding: '8px 16px',
  border: 0,
  borderRadius: 6,
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:hover': { background: 'light-dark(#134e4a, #99f6e4)' },
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: 2 },
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
