import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const lamps = ['Front of house', 'Backdrop', 'Follow spot'];

export default function CheckboxIndeterminate() {
  const [lit, setLit] = React.useState(['Backdrop']);
  const some = lit.length > 0 && lit.length < lamps.length;

  const setNative = (input: HTMLInputElement | null) => {
    if (input) {
      input.indeterminate = some;
    }
  };

  return (
    <FormGroup role="group" aria-label="Lamps">
      <FormControlLabel
        label="All lamps"
        control={
          <Checkbox
            inputRef={setNative}
            indeterminate={some}
            checked={lit.length === lamps.length}
            onChange={(event) => setLit(event.target.checked ? lamps : [])}
          />
        }
      />
      <FormGroup sx={{ marginInlineStart: 3 }}>
        {lamps.map((lamp) => (
          <FormControlLabel
            key={lamp}
            label={lamp}
            checked={lit.includes(lamp)}
            onChange={(_event, checked) =>
              setLit(checked ? [...lit, lamp] : lit.filter((other) => other !== lamp))
            }
            control={<Checkbox />}
          />
        ))}
      </FormGroup>
    </FormGroup>
  );
}
