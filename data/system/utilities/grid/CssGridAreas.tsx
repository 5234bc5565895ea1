import Box from '@mui/system/Box';

const panels = [
  { area: 'sky', text: 'All-sky camera' },
  { area: 'queue', text: 'Queue: 6 targets' },
  { area: 'weather', text: 'Wind 3 m/s' },
  { area: 'log', text: 'Last entry: guiding started' },
];

export default function CssGridAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateAreas: '"sky sky queue" "weather log log"',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gridTemplateRows: '112px auto',
        gap: 1,
        width: 1,
        maxWidth: 520,
      }}
    >
      {panels.map(({ area, text }) => (
        <Box
          key={area}
          sx={{ gridArea: area, p: 1.5, border: 1, borderRadius: 2, overflowWrap: 'anywhere' }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
