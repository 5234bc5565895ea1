import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const tides = ['High water springs', 'High water neaps', 'Low water springs', 'Low water neaps'];

export default function AutocompletePopup() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    anchorEl,
    setAnchorEl,
  } = useAutocomplete({
    options: tides,
    autoComplete: true,
    autoHighlight: true,
    openOnFocus: true,
  });
  const matches = groupedOptions.filter((option) => typeof option === 'string');

  return (
    <Field>
      <Label {...getInputLabelProps()}>Tide level</Label>
      <div {...getRootProps()} ref={setAnchorEl}>
        <Input {...getInputProps()} />
      </div>
      <Layer
        anchor={anchorEl}
        open={matches.length > 0}
        offset={4}
        placement="top-start"
        role="presentation"
      >
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
      </Layer>
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

const Layer = styled(Popup)({ zIndex: 1 });

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  width: '280px',
  maxWidth: 'calc(100vw - 32px)',
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
