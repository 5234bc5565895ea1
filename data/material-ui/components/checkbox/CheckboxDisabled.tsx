import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';

export default function CheckboxDisabled() {
  const [locked, setLocked] = React.useState(true);

  return (
    <Stack spacing={2} useFlexGap>
      <FormControlLabel
        control={
          <Checkbox checked={locked} onChange={(event) => setLocked(event.target.checked)} />
        }
        label="Show in progress"
      />
      <FormControl component="fieldset" variant="standard" disabled={locked}>
        <FormLabel component="legend" disabled={false}>
          Fly bars that may move
        </FormLabel>
        <FormGroup>
          <FormControlLabel control={<Checkbox defaultChecked />} label="Moon" />
          <FormControlLabel control={<Checkbox />} label="Chandelier" />
        </FormGroup>
        <FormHelperText disabled={false}>Locked during the show.</FormHelperText>
      </FormControl>
    </Stack>
  );
}
