import * as React from 'react';
import { useInput, type UseInputParameters } from '@mui/base/useInput';
import './styles.css';

interface PlateProps extends UseInputParameters {
  label: string;
  maxLength: number;
}

function Plate({ label, maxLength, ...parameters }: PlateProps) {
  const { getRootProps, getInputProps, focused } = useInput(parameters);
  const length = String(parameters.value ?? '').length;

  return (
    <label className="input-hook-frame" {...getRootProps()} data-focused={focused || undefined}>
      <span className="input-hook-caption">{label}</span>
      <input className="input-hook-field" {...getInputProps()} maxLength={maxLength} />
      <span className="input-hook-caption">{`${length} of ${maxLength} characters`}</span>
    </label>
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
