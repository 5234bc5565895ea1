import * as React from 'react';
import { useOption } from '@mui/base/useOption';
import {
  SelectProvider,
  useSelect,
  type SelectOptionDefinition,
  type UseSelectReturnValue,
} from '@mui/base/useSelect';
import { styled } from '@mui/system';

const trails: SelectOptionDefinition<number>[] = [
  { value: 4, label: 'Marsh loop, 4 km' },
  { value: 9, label: 'Ridge and back, 9 km' },
  { value: 17, label: 'Around the lake, 17 km' },
];

type Lookup = UseSelectReturnValue<number, false>['getOptionMetadata'];

function TrailOption({ value, lookup }: { value: number; lookup: Lookup }) {
  const option = lookup(value);
  const { getRootProps } = useOption({
    value,
    label: option?.label,
    disabled: option?.disabled ?? false,
    rootRef: option?.ref,
    id: option?.id,
  });

  return <Item {...getRootProps()}>{option?.label}</Item>;
}

export default function SelectHookOptions() {
  const id = React.useId();
  const [preview, setPreview] = React.useState<number | null>(null);
  const select = useSelect<number>({
    options: trails,
    defaultValue: 9,
    onHighlightChange: (_event, value) => setPreview(value),
  });
  const current = select.value === null ? undefined : select.getOptionMetadata(select.value);

  return (
    <div style={{ width: '100%', maxWidth: 280 }}>
      <label id={`${id}-label`} htmlFor={id}>
        Trail
      </label>
      <Trigger {...select.getButtonProps()} id={id}>
        {current?.label}
      </Trigger>
      <Listbox {...select.getListboxProps()} aria-labelledby={`${id}-label`} hidden={!select.open}>
        <SelectProvider value={select.contextValue}>
          {select.options.map((value) => (
            <TrailOption key={value} value={value} lookup={select.getOptionMetadata} />
          ))}
        </SelectProvider>
      </Listbox>
      <output>{preview !== null && select.open ? `Highlighted: ${preview} km` : ''}</output>
    </div>
  );
}

const Trigger = styled('button')({
  boxSizing: 'border-box',
  width: '100%',
  marginBlockStart: 6,
  padding: '8px 12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: 6,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'transparent',
});

const Listbox = styled('ul')({
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: 6,
  listStyle: 'none',
});

const Item = styled('li')({
  padding: '6px 10px',
  borderRadius: 4,
  '&[aria-selected="true"]': { fontWeight: 600 },
});
