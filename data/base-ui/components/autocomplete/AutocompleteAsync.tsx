import * as React from 'react';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const register = ['Astrid', 'Aurora', 'Borealis', 'Corvina', 'Dagny', 'Eira', 'Embla', 'Frigg'];

export default function AutocompleteAsync() {
  const [value, setValue] = React.useState<string | null>(null);
  const [query, setQuery] = React.useState('');
  const [answer, setAnswer] = React.useState<{ query: string; ships: string[] }>();
  const loading = query !== '' && answer?.query !== query;
  const found = query === '' || loading ? [] : (answer?.ships ?? []);
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    popupOpen,
  } = useAutocomplete({
    // The value has to be an option. It isn't shown again.
    options: value === null || found.includes(value) ? found : [value, ...found],
    filterSelectedOptions: true,
    filterOptions: (ships) => ships,
    value,
    onChange: (_event, ship) => setValue(ship),
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') {
        setQuery(text.trim().toLowerCase());
      }
    },
  });
  const matches = groupedOptions.filter((option) => typeof option === 'string');

  React.useEffect(() => {
    // Send a request here, and abort it in the cleanup function.
    const timer = setTimeout(() => {
      setAnswer({ query, ships: register.filter((ship) => ship.toLowerCase().includes(query)) });
    }, 600);
    return () => clearTimeout(timer);
  }, [query]);

  let message = '';
  if (popupOpen && query === '') {
    message = 'Type the name of a ship';
  } else if (popupOpen && loading) {
    message = 'Loading ships';
  } else if (popupOpen) {
    message = matches.length === 1 ? '1 ship found' : `${matches.length} ships found`;
  }

  return (
    <Stack>
      <Status role="status">{message}</Status>
      <Field>
        <Label {...getInputLabelProps()}>Ship in the register</Label>
        <div {...getRootProps()}>
          <Input {...getInputProps()} />
        </div>
        {matches.length > 0 && (
          <Listbox {...getListboxProps()}>
            {matches.map((option, index) => {
              const { key, ...props } = getOptionProps({ option, index });
              return (
                <Option key={key} {...props}>
                  {option}
                </Option>
              );
            })}
          </Listbox>
        )}
      </Field>
    </Stack>
  );
}

const Stack = styled('div')({ display: 'grid', gap: '12px', width: '100%', maxWidth: '280px' });

const Status = styled('div')({ minHeight: '1.5em', color: 'light-dark(#475569, #94a3b8)' });

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
