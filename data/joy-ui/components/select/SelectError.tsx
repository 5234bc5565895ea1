import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectError() {
  const [size, setSize] = React.useState<string | null>('700');
  const error = size === '700';

  return (
    <FormControl error={error} sx={{ width: 280, maxWidth: '100%' }}>
      <FormLabel>Inner tube</FormLabel>
      <Select
        value={size}
        onChange={(_event, value) => setSize(value)}
        slotProps={{ button: { 'aria-invalid': error } }}
      >
        <Option value="650">650B</Option>
        <Option value="700">700C</Option>
      </Select>
      <FormHelperText sx={[error && { color: 'danger.plainColor' }]}>
        {error ? 'This tube doesn’t fit a 27.5-inch wheel.' : 'Fits a 27.5-inch wheel.'}
      </FormHelperText>
    </FormControl>
  );
}
