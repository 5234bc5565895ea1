import * as React from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import './styles.css';

const states = [
  { value: 'received', label: 'Received' },
  { value: 'packed', label: 'Packed' },
  { value: 'shipped', label: 'Shipped' },
  { value: 'returned', label: 'Returned', disabled: true },
];

function StateOption({ value, label, disabled = false }: (typeof states)[number]) {
  const { getRootProps, highlighted } = useOption({ value, label, disabled });

  return (
    <li
      className="select-hook-item"
      {...getRootProps()}
      data-highlighted={highlighted || undefined}
    >
      {label}
    </li>
  );
}

export default function SelectHook() {
  const id = React.useId();
  const { getButtonProps, getListboxProps, getHiddenInputProps, contextValue, open, value } =
    useSelect<string>({ listboxId: `${id}-listbox`, name: 'state', defaultValue: 'packed' });

  return (
    <div className="select-hook-field">
      <label className="select-hook-label" id={`${id}-label`} htmlFor={id}>
        State of order 2207
      </label>
      <button className="select-hook-trigger" {...getButtonProps()} id={id}>
        {states.find((state) => state.value === value)?.label ?? 'No state'}
      </button>
      <ul
        className="select-hook-listbox"
        {...getListboxProps()}
        aria-labelledby={`${id}-label`}
        data-closed={!open || undefined}
      >
        <SelectProvider value={contextValue}>
          {states.map((state) => (
            <StateOption key={state.value} {...state} />
          ))}
        </SelectProvider>
      </ul>
      <input {...getHiddenInputProps()} />
    </div>
  );
}
