import * as React from 'react';
import { Button } from '@mui/base/Button';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

interface Port {
  code: string;
  name: string;
}

const ports: Port[] = [
  { code: 'NOBGO', name: 'Bergen' },
  { code: 'GBLER', name: 'Lerwick' },
  { code: 'NOSVG', name: 'Stavanger' },
  { code: 'FOTHO', name: 'Tórshavn' },
];

export default function AutocompleteForm() {
  const [value, setValue] = React.useState<Port | null>(null);
  const [error, setError] = React.useState(false);
  const [sent, setSent] = React.useState('');
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    id,
  } = useAutocomplete({
    options: ports,
    getOptionLabel: (port) => port.name,
    value,
    onChange: (_event, port) => {
      setValue(port);
      setError(false);
    },
  });

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const port = new FormData(event.currentTarget).get('port');
        setError(port === '');
        setSent(port === '' ? '' : `Sent: port=${port}`);
        if (port === '') {
          event.currentTarget.querySelector<HTMLElement>('[role="combobox"]')?.focus();
        }
      }}
    >
      <Field>
        <Label {...getInputLabelProps()}>Destination</Label>
        <div {...getRootProps()}>
          <Input
            {...getInputProps()}
            aria-describedby={`${id}-error`}
            aria-invalid={error}
            aria-required
          />
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
                  {option.name}
                </Option>
              );
            })}
          </Listbox>
        )}
      </Field>
      <input type="hidden" name="port" value={value?.code ?? ''} />
      <Message id={`${id}-error`}>{error && 'Select a port from the list.'}</Message>
      <Action type="submit">Send the plan</Action>
      <div role="status">{sent}</div>
    </Form>
  );
}

const Form = styled('form')({ display: 'grid', gap: '12px', width: '100%', maxWidth: '280px' });

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

const Message = styled('div')({ color: 'light-dark(#b91c1c, #fca5a5)' });

const Action = styled(Button)({
  justifySelf: 'start',
  padding: '8px 16px',
  border: '1px solid transparent',
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '2px' },
});
