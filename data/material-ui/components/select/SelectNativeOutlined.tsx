import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function SelectNativeOutlined() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel htmlFor={id}>Branch</InputLabel>
      <NativeSelect
        id={id}
        variant="outlined"
        input={<OutlinedInput label="Branch" />}
        defaultValue="quay"
      >
        <option value="quay">Harbor quay</option>
        <option value="mill">Mill Lane</option>
        <option value="station">Station Arcade</option>
      </NativeSelect>
    </FormControl>
  );
}
