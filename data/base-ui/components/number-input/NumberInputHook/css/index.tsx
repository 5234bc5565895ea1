import * as React from 'react';
import {
  unstable_useNumberInput as useNumberInput,
  type UseNumberInputParameters,
} from '@mui/base/unstable_useNumberInput';
import './styles.css';

interface LoadProps extends UseNumberInputParameters {
  label: string;
  max: number;
}

function Load({ label, ...parameters }: LoadProps) {
  const id = React.useId();
  const {
    getRootProps,
    getInputProps,
    getDecrementButtonProps,
    getIncrementButtonProps,
    focused,
    value,
  } = useNumberInput({ ...parameters, inputId: id });

  return (
    <div className="number-input-hook-card" {...getRootProps()} data-focused={focused || undefined}>
      <label htmlFor={id}>{label}</label>
      <input className="number-input-hook-input" {...getInputProps()} role="spinbutton" />
      <div
        className="number-input-hook-bar"
        style={{ inlineSize: `${((value ?? 0) / parameters.max) * 100}%` }}
      />
      <div className="number-input-hook-buttons">
        <button className="number-input-hook-button" {...getDecrementButtonProps()} type="button">
          Unload
        </button>
        <button className="number-input-hook-button" {...getIncrementButtonProps()} type="button">
          Load
        </button>
      </div>
    </div>
  );
}

export default function NumberInputHook() {
  return <Load label="Cars on the ferry" min={1} max={60} defaultValue={18} />;
}
