import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CheckboxControlled() {
  const [smoke, setSmoke] = React.useState(true);

  return (
    <Stack>
      <FormControlLabel
        control={<Checkbox checked={smoke} onChange={(event) => setSmoke(event.target.checked)} />}
        label="Smoke in the second act"
      />
      <Typography variant="body2" color="text.secondary">
        {smoke
          ? 'The fire department is notified before the show.'
          : 'The smoke machine stays locked.'}
      </Typography>
    </Stack>
  );
}
