import Box from '@mui/system/Box';

const exposures = [
  { filter: 'Blue', minutes: 20, color: 'light-dark(#cfdcfa, #243a6b)' },
  { filter: 'Green', minutes: 30, color: 'light-dark(#cfeeda, #1e4a32)' },
  { filter: 'Red', minutes: 60, color: 'light-dark(#fbd8d4, #5a2722)' },
];

export default function FlexboxGrow() {
  return (
    <Box sx={{ display: 'flex', gap: 0.5, width: 1, maxWidth: 480, textAlign: 'center' }}>
      {exposures.map(({ filter, minutes, color }) => (
        <Box
          key={filter}
          sx={{ flexGrow: minutes, flexBasis: 0, minWidth: 'min-content', py: 1, bgcolor: color }}
        >
          {filter}
          <Box sx={{ fontSize: 14 }}>{minutes} min</Box>
        </Box>
      ))}
    </Box>
  );
}
