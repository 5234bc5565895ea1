import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function FormControlState() {
  const id = React.useId();
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Column>
      <label>
        <input
          type="checkbox"
          checked={disabled}
          onChange={(event) => setDisabled(event.target.checked)}
        />{' '}
        The radio is switched off
      </label>
      <FormControl defaultValue="" disabled={disabled}>
        {({ filled, focused, disabled: off }) => (
          <React.Fragment>
            <label htmlFor={id}>Call sign</label>
            <Box id={id} />
            <p>
              {off ? 'Disabled' : focused ? 'Focused' : 'Not focused'},{' '}
              {filled ? 'filled' : 'empty'}
            </p>
          </React.Fragment>
        )}
      </FormControl>
    </Column>
  );
}

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  width: '100%',
  maxWidth: '320px',
});

const Box = styled(Input)({
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  [`& .${inputClasses.input}`]: {
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 12px',
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    outline: 0,
  },
  [`&.${inputClasses.focused}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
  [`&.${inputClasses.disabled}`]: { borderStyle: 'dashed' },
});
