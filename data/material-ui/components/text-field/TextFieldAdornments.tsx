import ScaleOutlinedIcon from '@mui/icons-material/ScaleOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldAdornments() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        label="Packet weight"
        defaultValue="12"
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start" disablePointerEvents>
                <ScaleOutlinedIcon />
              </InputAdornment>
            ),
            endAdornment: <InputAdornment position="end">g</InputAdornment>,
          },
          htmlInput: { inputMode: 'decimal' },
        }}
      />
      <TextField
        label="Catalog address"
        variant="filled"
        defaultValue="winter-squash"
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment
                position="start"
                disableTypography
                sx={{ typography: 'body2', color: 'text.secondary' }}
              >
                seeds.example/
              </InputAdornment>
            ),
          },
        }}
      />
    </Stack>
  );
}
