import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function TextFieldFullWidth() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' },
        gap: 2,
        width: '100%',
      }}
    >
      <TextField fullWidth label="Street" autoComplete="street-address" />
      <TextField fullWidth label="Postcode" autoComplete="postal-code" />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextField fullWidth multiline minRows={2} label="Note for the courier" />
      </Box>
    </Box>
  );
}
