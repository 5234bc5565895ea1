import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import type { SectionProps, TextField } from './values';

interface FieldProps extends SectionProps {
  name: TextField;
  label: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  required?: boolean;
}

export default function Field({
  name,
  label,
  type = 'text',
  autoComplete = 'off',
  required = false,
  values,
  errors,
  onChange,
}: FieldProps) {
  const error = errors[name];

  return (
    <FormControl required={required} error={Boolean(error)}>
      <FormLabel>{label}</FormLabel>
      <Input
        name={name}
        type={type}
        autoComplete={autoComplete}
        value={values[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
