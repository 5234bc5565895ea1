import Box from '@mui/system/Box';

const note = `Dome 2, night 214
Seeing 1.4, falling to 1.1
Dew heater at 30%`;

export default function DisplayWhiteSpace() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 320,
        p: 2,
        whiteSpace: 'pre-line',
        borderRadius: 2,
        bgcolor: 'light-dark(#e9edf7, #1a2438)',
      }}
    >
      {note}
    </Box>
  );
}
