import Sailing from '@mui/icons-material/Sailing';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function CustomizeSlotProps() {
  return (
    <TextField
      label="Boat"
      defaultValue="Nordlys"
      slotProps={{
        htmlInput: { maxLength: 20, spellCheck: false },
        input: {
          sx: { borderRadius: 4 },
          startAdornment: (
            <InputAdornment position="start">
              <Sailing />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
