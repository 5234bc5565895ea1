import * as React from 'react';
import { createFilterOptions, useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

interface Buoy {
  name: string;
  created?: boolean;
}

const filter = createFilterOptions<Buoy>({ trim: true });

export default function AutocompleteCreatable() {
  const [buoys, setBuoys] = React.useState<Buoy[]>([
    { name: 'Cardinal north' },
    { name: 'Fairway' },
    { name: 'Wreck' },
  ]);
  const [value, setValue] = React.useState<Buoy | null>(null);
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
  } = useAutocomplete({
    options: buoys,
    value,
    getOptionLabel: (buoy) => buoy.name,
    filterOptions: (options, state) => {
      const name = state.inputValue.trim();
      const matches = filter(options, state);
      const exists = options.some((buoy) => buoy.name.toLowerCase() === name.toLowerCase());
      return name === '' || exists ? matches : [...matches, { name, created: true }];
    },
    onChange: (_event, buoy) => {
      const chosen = buoy?.created ? { name: buoy.name } : buoy;
      if (chosen && buoy?.created) {
        setBuoys([...buoys, chosen]);
      }
      setValue(chosen);
    },
  });

  return (
    <Stack>
      <Field>
        <Label {...getInputLabelProps()}>Buoy</Label>
        <div {...getRootProps()}>
          <Input {...getInputProps()} />
        </div>
        {groupedOptions.length > 0 && (
          <Listbox {...getListboxProps()}>
            {groupedOptions.map((option, index) => {
              if ('group' in option) {
                return null;
              }
              const { key, ...props } = getOptionProps({ option, index });
              return (
                <Option key={key} {...props}>
                  {option.created ? `Add “${option.name}”` : option.name}
                </Option>
              );
            })}
          </Listbox>
        )}
      </Field>
      <div role="status">{value ? `${value.name}, one of ${buoys.length} buoys` : 'No buoy'}</div>
    </Stack>
  );
}

const Stack = styled('div')({ display: 'grid', gap: '12px', width: '100%', maxWidth: '280px' });

const Field = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: '6px',
  width: '100%',
  maxWidth: '280px',
});

const Label = styled('label')({ fontWeight: 600 });

const Input = styled('input')({
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  minHeight: '42px',
  padding: '8px 12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  font: 'inherit',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '1px' },
});

const Listbox = styled('ul')({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInline: 0,
  zIndex: 1,
  boxSizing: 'border-box',
  maxHeight: '200px',
  margin: 0,
  padding: '4px',
  overflow: 'auto',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
  listStyle: 'none',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  boxShadow: '0 8px 24px light-dark(rgb(15 23 42 / 0.16), rgb(0 0 0 / 0.6))',
});

const Option = styled('li')({
  padding: '8px 12px',
  borderRadius: '4px',
  cursor: 'pointer',
  '&[aria-selected="true"]': { fontWeight: 600, background: 'light-dark(#ccfbf1, #134e4a)' },
  '&.Mui-focused': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '-2px',
  },
});
