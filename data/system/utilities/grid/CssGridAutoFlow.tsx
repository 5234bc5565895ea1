import Box from '@mui/system/Box';

const forecast = ['Clear', 'Clear', 'Haze', 'Cloud', 'Cloud', 'Clear', 'Clear', 'Fog'];

export default function CssGridAutoFlow() {
  return (
    <Box
      role="region"
      aria-label="Sky from 20:00 to 03:00"
      tabIndex={0}
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 88,
        gap: 1,
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 400,
        p: 1,
        overflowX: 'auto',
        border: 1,
        borderRadius: 2,
      }}
    >
      {forecast.map((sky, index) => (
        <Box
          key={index}
          sx={{
            p: 1,
            textAlign: 'center',
            borderRadius: 1,
            bgcolor: 'light-dark(#e9edf7, #1a2438)',
          }}
        >
          <Box sx={{ fontWeight: 600 }}>{`${String((20 + index) % 24).padStart(2, '0')}:00`}</Box>
          {sky}
        </Box>
      ))}
    </Box>
  );
}
