import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import type { InputProps } from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

interface TextFieldProps extends Omit<InputProps, 'id' | 'color'> {
  label: string;
  helperText?: string;
}

function TextField({
  label,
  helperText,
  error,
  required,
  disabled,
  size,
  ...other
}: TextFieldProps) {
  return (
    <FormControl error={error} required={required} disabled={disabled} size={size}>
      <FormLabel>{label}</FormLabel>
      <Input error={error} {...other} />
      {helperText && (
        <FormHelperText sx={[!!error && { color: 'danger.plainColor' }]}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}

export default function TextFieldReusable() {
  const [year, setYear] = React.useState('26');
  const invalid = !/^\d{4}$/.test(year);

  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <TextField label="Donor" required autoComplete="name" endDecorator="Member" />
      <TextField
        label="Year of harvest"
        helperText={invalid ? 'Enter four digits, such as 2026.' : 'Older seeds sprout less often.'}
        error={invalid}
        value={year}
        onChange={(event) => setYear(event.target.value)}
        slotProps={{ input: { inputMode: 'numeric' } }}
      />
      <Button variant="soft" onClick={() => setYear('2026')}>
        Use this year
      </Button>
    </Stack>
  );
}
