import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';

export default function CheckboxError() {
  const [checked, setChecked] = React.useState(false);

  return (
    <FormControl error={!checked} required sx={{ maxWidth: 360 }}>
      <Checkbox
        label="I told the bakery about my allergies"
        checked={checked}
        onChange={(event) => setChecked(event.target.checked)}
        slotProps={{ input: { 'aria-invalid': !checked } }}
      />
      <FormHelperText
        sx={{
          m: 0,
          mt: 0.25,
          marginInlineStart: '1.875rem',
          ...(!checked && { color: 'danger.plainColor' }),
        }}
      >
        {checked ? 'Thank you.' : 'Confirm this to place a catering order.'}
      </FormHelperText>
    </FormControl>
  );
}
