import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

export default function SelectNative() {
  const id = React.useId();
  const [hour, setHour] = React.useState('10');

  return (
    <FormControl variant="standard" sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel htmlFor={id}>Drop-off time</InputLabel>
      <NativeSelect
        id={id}
        inputProps={{ name: 'hour' }}
        value={hour}
        onChange={(event) => setHour(event.target.value)}
      >
        <option value="9">9:00 a.m.</option>
        <option value="10">10:00 a.m.</option>
        <option value="11">11:00 a.m.</option>
        <option value="15">3:00 p.m.</option>
      </NativeSelect>
    </FormControl>
  );
}
