import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldVariants() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 720 }}
    >
      <TextField variant="outlined" label="Grower" defaultValue="Odile Marchetti" />
      <TextField variant="filled" label="Plot" defaultValue="North terrace" />
      <TextField variant="standard" label="Harvest year" defaultValue="2024" />
    </Stack>
  );
}
