import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const heaters = ['Main mirror', 'Finder', 'Eyepiece'];
const LIMIT = 2;

export default function SwitchGroup() {
  const helpId = React.useId();
  const [on, setOn] = React.useState(['Finder']);

  return (
    <FormControl
      component="fieldset"
      variant="standard"
      error={on.length > LIMIT}
      aria-describedby={helpId}
    >
      <FormLabel component="legend">Heaters</FormLabel>
      <FormGroup>
        {heaters.map((heater) => (
          <FormControlLabel
            key={heater}
            label={heater}
            checked={on.includes(heater)}
            onChange={(_event, checked) =>
              setOn(checked ? [...on, heater] : on.filter((other) => other !== heater))
            }
            control={<Switch />}
          />
        ))}
      </FormGroup>
      <FormHelperText id={helpId}>
        The battery can power {LIMIT} heaters. {on.length} are on.
      </FormHelperText>
    </FormControl>
  );
}
