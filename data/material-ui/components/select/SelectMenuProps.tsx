import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const FRAMES = Array.from({ length: 24 }, (_, n) => 40 + n);

export default function SelectMenuProps() {
  const id = React.useId();
  const [height, setHeight] = React.useState(56);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 200 }}>
      <InputLabel id={`${id}-label`}>Frame height</InputLabel>
      <Select
        labelId={`${id}-label`}
        id={id}
        label="Frame height"
        value={height}
        onChange={(event) => setHeight(Number(event.target.value))}
        MenuProps={{
          anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
          transformOrigin: { vertical: 'top', horizontal: 'left' },
          slotProps: { paper: { sx: { maxHeight: 240, mt: 0.5 } } },
        }}
      >
        {FRAMES.map((frame) => (
          <MenuItem key={frame} value={frame} dense>
            {frame} cm
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
