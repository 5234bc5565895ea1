import { createFilterOptions, useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

interface Lighthouse {
  id: number;
  name: string;
  country: string;
}

const lighthouses: Lighthouse[] = [
  { id: 1, name: 'Slettnes', country: 'Norway' },
  { id: 2, name: 'Lindesnes', country: 'Norway' },
  { id: 3, name: 'Akraberg', country: 'Faroe Islands' },
  { id: 4, name: 'Reykjanes', country: 'Iceland' },
  { id: 5, name: 'Muckle Flugga', country: 'Scotland' },
];

const filterOptions = createFilterOptions<Lighthouse>({
  stringify: ({ name, country }) => `${name} ${country}`,
  limit: 3,
});

export default function AutocompleteFilter() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
  } = useAutocomplete({
    options: lighthouses,
    defaultValue: { id: 2, name: 'Lindesnes', country: 'Norway' },
    filterOptions,
    getOptionKey: ({ id }) => id,
    getOptionLabel: ({ name }) => name,
    isOptionEqualToValue: (option, value) => option.id === value.id,
  });

  return (
    <Field>
      <Label {...getInputLabelProps()}>Lighthouse or country</Label>
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
                {option.name}, {option.country}
              </Option>
            );
          })}
        </Listbox>
      )}
    </Field>
  );
}

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
