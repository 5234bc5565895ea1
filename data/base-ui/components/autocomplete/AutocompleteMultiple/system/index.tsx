import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const cargos = ['Coal', 'Fish', 'Grain', 'Machinery', 'Salt', 'Timber', 'Wool'];

export default function AutocompleteMultiple() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getTagProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    setAnchorEl,
    value,
  } = useAutocomplete({
    multiple: true,
    options: cargos,
    defaultValue: ['Salt', 'Timber'],
    disableCloseOnSelect: true,
  });
  const matches = groupedOptions.filter((option) => typeof option === 'string');

  return (
    <Field>
      <Label {...getInputLabelProps()}>Cargo</Label>
      <Box {...getRootProps()} ref={setAnchorEl}>
        {value.map((cargo, index) => {
          const { key, onDelete, ...props } = getTagProps({ index });
          return (
            <Tag key={key} {...props}>
              {cargo}
              <Remove type="button" tabIndex={-1} aria-label={`Remove ${cargo}`} onClick={onDelete}>
                ×
              </Remove>
            </Tag>
          );
        })}
        <Input {...getInputProps()} />
      </Box>
      {matches.length > 0 && (
        <Listbox {...getListboxProps()} aria-multiselectable>
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

const Box = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  alignItems: 'center',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '42px',
  padding: '6px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  '&:focus-within': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
});

const Tag = styled('div')({
  display: 'flex',
  gap: '4px',
  alignItems: 'center',
  paddingBlock: '2px',
  paddingInline: '8px 2px',
  borderRadius: '4px',
  background: 'light-dark(#ccfbf1, #134e4a)',
  outline: 0,
  '&:focus': { outline: '2px solid light-dark(#0d9488, #2dd4bf)' },
});

const Remove = styled('button')({
  width: '24px',
  height: '24px',
  padding: 0,
  border: 0,
  borderRadius: '4px',
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: 'light-dark(#99f6e4, #115e59)' },
});

const Input = styled('input')({
  flex: '1 1 96px',
  boxSizing: 'border-box',
  minWidth: 0,
  padding: '4px 6px',
  border: 0,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  outline: 0,
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
