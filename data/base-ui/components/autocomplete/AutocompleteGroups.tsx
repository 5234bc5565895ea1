import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

interface Berth {
  code: string;
  pier: string;
}

const berths: Berth[] = ['N1', 'N2', 'N3', 'S1', 'S2', 'S3'].map((code) => ({
  code: `Berth ${code}`,
  pier: code.startsWith('N') ? 'North pier' : 'South pier',
}));

export default function AutocompleteGroups() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    id,
  } = useAutocomplete({
    options: berths,
    getOptionLabel: (berth) => berth.code,
    getOptionDisabled: (berth) => berth.code === 'Berth N2',
    groupBy: (berth) => berth.pier,
  });

  return (
    <Field>
      <Label {...getInputLabelProps()}>Berth</Label>
      <div {...getRootProps()}>
        <Input {...getInputProps()} />
      </div>
      {groupedOptions.length > 0 && (
        <Listbox {...getListboxProps()}>
          {groupedOptions.map(
            (entry) =>
              'options' in entry && (
                <li key={entry.key} role="none">
                  <GroupLabel id={`${id}-group-${entry.key}`}>{entry.group}</GroupLabel>
                  <Group role="group" aria-labelledby={`${id}-group-${entry.key}`}>
                    {entry.options.map((option, index) => {
                      const { key, ...props } = getOptionProps({
                        option,
                        index: entry.index + index,
                      });
                      return (
                        <Option key={key} {...props}>
                          {option.code}
                        </Option>
                      );
                    })}
                  </Group>
                </li>
              ),
          )}
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

const GroupLabel = styled('div')({
  padding: '8px 12px 4px',
  fontSize: '14px',
  fontWeight: 600,
  color: 'light-dark(#475569, #94a3b8)',
});

const Group = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Option = styled('li')({
  padding: '8px 12px',
  borderRadius: '4px',
  cursor: 'pointer',
  '&[aria-selected="true"]': { fontWeight: 600, background: 'light-dark(#ccfbf1, #134e4a)' },
  '&.Mui-focused': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '-2px',
  },
  '&[aria-disabled="true"]': {
    color: 'light-dark(#475569, #94a3b8)',
    textDecoration: 'line-through',
    pointerEvents: 'none',
  },
});
