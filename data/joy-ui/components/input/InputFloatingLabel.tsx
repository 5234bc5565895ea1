import * as React from 'react';
import Input from '@mui/joy/Input';
import { styled } from '@mui/joy/styles';

const Field = styled('input')({
  font: 'inherit',
  color: 'inherit',
  width: '100%',
  minWidth: 0,
  padding: '1.25em 0 0.25em',
  border: 0,
  outline: 0,
  background: 'none',
  '&::placeholder': { color: 'transparent' },
});

const Label = styled('label')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 0,
  top: '0.9em',
  pointerEvents: 'none',
  color: theme.vars.palette.text.tertiary,
  transition: 'top 150ms, font-size 150ms',
  'input:focus + &, input:not(:placeholder-shown) + &': { top: '0.35em', fontSize: '0.75rem' },
}));

const FloatingField = React.forwardRef<HTMLInputElement, React.ComponentProps<'input'>>(
  function FloatingField(props, ref) {
    const id = React.useId();
    return (
      <div style={{ position: 'relative', flex: 1, minWidth: 0 }}>
        <Field id={id} {...props} ref={ref} />
        <Label htmlFor={props.id ?? id}>Name on the booking</Label>
      </div>
    );
  },
);

export default function InputFloatingLabel() {
  return (
    <Input
      slots={{ input: FloatingField }}
      slotProps={{ input: { placeholder: 'Name', autoComplete: 'name' } }}
      sx={{ width: '100%', maxWidth: 320, '--Input-minHeight': '3.5rem' }}
    />
  );
}
