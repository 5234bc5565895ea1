import * as React from 'react';
import {
  unstable_useNumberInput as useNumberInput,
  type UseNumberInputParameters,
} from '@mui/base/unstable_useNumberInput';
import { styled } from '@mui/system';

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
    <Card {...getRootProps()} data-focused={focused || undefined}>
      <label htmlFor={id}>{label}</label>
      <Input {...getInputProps()} role="spinbutton" />
      <Bar style={{ inlineSize: `${((value ?? 0) / parameters.max) * 100}%` }} />
      <Buttons>
        <StepButton {...getDecrementButtonProps()} type="button">
          Unload
        </StepButton>
        <StepButton {...getIncrementButtonProps()} type="button">
          Load
        </StepButton>
      </Buttons>
    </Card>
  );
}

export default function NumberInputHook() {
  return <Load label="Cars on the ferry" min={1} max={60} defaultValue={18} />;
}

const Card = styled('div')({
  display: 'grid',
  gap: '8px',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '280px',
  padding: '16px',
  border: '2px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '8px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  '&[data-focused]': { borderColor: 'light-dark(#0d9488, #2dd4bf)' },
});

const Input = styled('input')({
  minWidth: 0,
  padding: 0,
  border: 0,
  font: 'inherit',
  fontSize: '32px',
  color: 'inherit',
  background: 'none',
  outline: 0,
});

const Bar = styled('div')({
  height: '8px',
  borderRadius: '4px',
  background: 'light-dark(#115e59, #5eead4)',
});

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

const StepButton = styled('button')({
  padding: '8px 16px',
  border: 0,
  borderRadius: '6px',
  font: 'inherit',
  color: 'inherit',
  background: 'light-dark(#e2e8f0, #334155)',
  cursor: 'pointer',
  '&:disabled': { color: 'light-dark(#64748b, #94a3b8)', cursor: 'not-allowed' },
});
