import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CheckboxControlled() {
  const [wrapped, setWrapped] = React.useState(false);

  return (
    <Stack spacing={1}>
      <Checkbox
        label="Wrap as a gift"
        checked={wrapped}
        onChange={(event) => setWrapped(event.target.checked)}
      />
      <Typography level="body-sm" role="status">
        {wrapped ? 'Total: €9.80 with linen and twine' : 'Total: €7.20 in a paper bag'}
      </Typography>
    </Stack>
  );
}
