import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Values } from './fields';

interface FieldProps extends Pick<TextFieldProps, 'label' | 'autoComplete'> {
  name: string;
  faults: Values;
  /** Shows the digits of a telephone as keyboard. */
  numeric?: boolean;
  hint?: string;
}

/** A field of the checkout, with what is wrong with it. */
export default function Field({ name, faults, numeric, hint, ...rest }: FieldProps) {
  const fault = faults[name];
  return (
    <TextField
      {...rest}
      id={`checkout-${name}`}
      name={name}
      required
      fullWidth
      error={fault !== undefined}
      helperText={fault ?? hint}
      slotProps={{ htmlInput: { inputMode: numeric ? 'numeric' : undefined } }}
    />
  );
}
