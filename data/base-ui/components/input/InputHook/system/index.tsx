import * as React from 'react';
import { useInput, type UseInputParameters } from '@mui/base/useInput';
import { styled } from '@mui/system';

interface PlateProps extends UseInputParameters {
  label: string;
  maxLength: number;
}

function Plate({ label, maxLength, ...parameters }: PlateProps) {
  const { getRootProps, getInputProps, focused } = useInput(parameters);
  const length = String(parameters.value ?? '').length;

  return (
    <Frame {...getRootProps()} data-focused={focused || undefined}>
      <Caption>{label}</Caption>
      <Field {...getInputProps()} maxLength={maxLength} />
      <Caption>{`${length} of ${maxLength} characters`}</Caption>
    </Frame>
  );
}

export default function InputHook() {
  const [name, setName] = React.useState('Petrel');

  return (
    <Plate
      label="Name on the stern"
      maxLength={12}
      value={name}
      onChange={(event) => setName(event.target.value)}
    />
  );
}

const Frame = styled('label')({
  display: 'grid',
  gap: '4px',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '320px',
  padding: '12px 16px',
  borderRadius: '8px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#f1f5f9, #1e293b)',
  borderBottom: '3px solid light-dark(#64748b, #94a3b8)',
  '&[data-focused]': { borderBottomColor: 'light-dark(#0d9488, #2dd4bf)' },
});

const Caption = styled('span')({ fontSize: '14px', color: 'light-dark(#475569, #cbd5e1)' });

const Field = styled('input')({
  width: '100%',
  padding: 0,
  border: 0,
  font: 'inherit',
  fontSize: '24px',
  color: 'inherit',
  background: 'none',
  outline: 0,
});
