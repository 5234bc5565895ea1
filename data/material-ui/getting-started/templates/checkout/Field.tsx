import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Values } from './fields';

interface FieldProps extends Pick<TextFieldProps, 'label' | 'autoComplete'> {
  name: string;
  errors: Values;
  /** Shows a numeric keyboard on touch screens. */
  numeric?: boolean;
  hint?: string;
}

/** A required field with its error message. */
export default function Field({ name, errors, numeric, hint, ...rest }: FieldProps) {
  const error = errors[name];
  return (
    <TextField
      {...rest}
      id={`checkout-${name}`}
      name={name}
      required
      fullWidth
      error={error !== undefined}
      helperText={error ?? hint}
      slotProps={{ htmlInput: { inputMode: numeric ? 'numeric' : undefined } }}
    />
  );
}
