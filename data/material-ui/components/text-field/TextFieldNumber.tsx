import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function TextFieldNumber() {
  const [packets, setPackets] = React.useState('4');
  const step = (by: number) => setPackets(String(Math.max(0, Number(packets) + by)));

  return (
    <TextField
      label="Packets"
      value={packets}
      onChange={(event) => setPackets(event.target.value.replace(/\D/g, ''))}
      slotProps={{
        htmlInput: { inputMode: 'numeric', pattern: '[0-9]*' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton size="small" aria-label="One packet less" onClick={() => step(-1)}>
                <RemoveIcon fontSize="small" />
              </IconButton>
              <IconButton size="small" aria-label="One packet more" onClick={() => step(1)}>
                <AddIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
      sx={{ width: 200 }}
    />
  );
}
