import * as React from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import { styled } from '@mui/system';

const states = [
  { value: 'received', label: 'Received' },
  { value: 'packed', label: 'Packed' },
  { value: 'shipped', label: 'Shipped' },
  { value: 'returned', label: 'Returned', disabled: true },
];

function StateOption({ value, label, disabled = false }: (typeof states)[number]) {
  const { getRootProps, highlighted } = useOption({ value, label, disabled });

  return (
    <Item {...getRootProps()} data-highlighted={highlighted || undefined}>
      {label}
    </Item>
  );
}

export default function SelectHook() {
  const id = React.useId();
  const { getButtonProps, getListboxProps, getHiddenInputProps, contextValue, open, value } =
    useSelect<string>({ listboxId: `${id}-listbox`, name: 'state', defaultValue: 'packed' });

  return (
    <Field>
      <Label id={`${id}-label`} htmlFor={id}>
        State of order 2207
      </Label>
      <Trigger {...getButtonProps()} id={id}>
        {states.find((state) => state.value === value)?.label ?? 'No state'}
      </Trigger>
      <Listbox
        {...getListboxProps()}
        aria-labelledby={`${id}-label`}
        data-closed={!open || undefined}
      >
        <SelectProvider value={contextValue}>
          {states.map((state) => (
            <StateOption key={state.value} {...state} />
          ))}
        </SelectProvider>
      </Listbox>
      <input {...getHiddenInputProps()} />
    </Field>
  );
}

const Field = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  width: '100%',
  maxWidth: '280px',
  position: 'relative',
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
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '2px' },
  '&[aria-expanded="true"]': { borderColor: 'light-dark(#115e59, #5eead4)' },
});

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInline: 0,
  zIndex: 1,
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
  '&[aria-selected="true"]': { fontWeight: 600, background: 'light-dark(#ccfbf1, #134e4a)' },
  '&[data-highlighted]': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '-2px',
  },
  '&[aria-disabled="true"]': {
    color: 'light-dark(#475569, #94a3b8)',
    textDecoration: 'line-through',
    cursor: 'not-allowed',
  },
});
