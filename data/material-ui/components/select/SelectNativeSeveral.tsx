import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

const CHECKS = ['Brakes', 'Chain', 'Lights', 'Spokes', 'Tires'];

export default function SelectNativeSeveral() {
  const id = React.useId();
  const [checks, setChecks] = React.useState(['Brakes', 'Lights']);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel shrink htmlFor={id}>
        Checks
      </InputLabel>
      <NativeSelect
        id={id}
        input={<OutlinedInput notched label="Checks" />}
        inputProps={{ multiple: true }}
        value={checks}
        onChange={(event) =>
          setChecks(Array.from(event.target.selectedOptions, (option) => option.value))
        }
      >
        {CHECKS.map((check) => (
          <option key={check} value={check}>
            {check}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
