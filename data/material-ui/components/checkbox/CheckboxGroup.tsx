import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const actors = ['Ida Brandt', 'Noor Aziz', 'Tomas Lind', 'Wen Zhao'];

export default function CheckboxGroup() {
  const helpId = React.useId();
  const [chosen, setChosen] = React.useState(['Noor Aziz']);

  return (
    <FormControl
      component="fieldset"
      variant="standard"
      required
      error={chosen.length !== 2}
      aria-describedby={helpId}
    >
      <FormLabel component="legend">Understudies</FormLabel>
      <FormGroup>
        {actors.map((actor) => (
          <FormControlLabel
            key={actor}
            label={actor}
            checked={chosen.includes(actor)}
            onChange={(_event, checked) =>
              setChosen(checked ? [...chosen, actor] : chosen.filter((name) => name !== actor))
            }
            control={<Checkbox />}
          />
        ))}
      </FormGroup>
      <FormHelperText id={helpId}>Choose two. {chosen.length} selected.</FormHelperText>
    </FormControl>
  );
}
