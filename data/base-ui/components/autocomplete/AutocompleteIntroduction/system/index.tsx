import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const ports = [
  'Ålesund',
  'Bergen',
  'Bodø',
  'Esbjerg',
  'Kirkwall',
  'Lerwick',
  'Stavanger',
  'Tórshavn',
];

export default function AutocompleteIntroduction() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getClearProps,
    getPopupIndicatorProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    dirty,
    popupOpen,
  } = useAutocomplete({ options: ports });
  const matches = groupedOptions.filter((option) => typeof option === 'string');

  return (
    <Field>
      <Label {...getInputLabelProps()}>Port of call</Label>
      <Control>
        <Box {...getRootProps()}>
          <Input {...getInputProps()} />
          {dirty && (
            <IconButton {...getClearProps()} aria-label="Clear">
              ×
            </IconButton>
          )}
          <IconButton {...getPopupIndicatorProps()} aria-label={popupOpen ? 'Close' : 'Open'}>
            {popupOpen ? '▴' : '▾'}
          </IconButton>
        </Box>
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
      </Control>
      <Status role="status">{popupOpen && matches.length === 0 && 'No port matches'}</Status>
    </Field>
  );
}

const Field = styled('div')({
  display: 'grid',
  gap: '6px',
  width: '100%',
  maxWidth: '280px',
});

const Label = styled('label')({ fontWeight: 600 });

const Control = styled('div')({ position: 'relative' });

const Box = styled('div')({
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '42px',
  padding: '0 6px 0 0',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  '&:focus-within': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
});

const Input = styled('input')({
  flex: 1,
  boxSizing: 'border-box',
  minWidth: 0,
  padding: '8px 12px',
  border: 0,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  outline: 0,
});

const IconButton = styled('button')({
  flex: 'none',
  width: '28px',
  height: '28px',
  padding: 0,
  border: 0,
  borderRadius: '4px',
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: 'light-dark(#f1f5f9, #1e293b)' },
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

const Status = styled('div')({ minHeight: '1.5em', color: 'light-dark(#475569, #94a3b8)' });
