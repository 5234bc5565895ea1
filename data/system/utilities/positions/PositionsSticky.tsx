import Box from '@mui/system/Box';

const hours = [
  { hour: '21:00', frames: ['Vega, focus', 'Vega, 10 s', 'Vega, 30 s'] },
  { hour: '22:00', frames: ['M 57, 120 s', 'M 57, 120 s, cloud', 'M 57, 300 s'] },
  { hour: '23:00', frames: ['M 31, 240 s', 'M 31, 480 s', 'Flat frame'] },
];

export default function PositionsSticky() {
  return (
    <Box
      role="region"
      aria-label="Frames by hour"
      tabIndex={0}
      sx={{
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 300,
        height: 180,
        overflow: 'auto',
        border: 1,
        borderRadius: 1,
      }}
    >
      {hours.map(({ hour, frames }) => (
        <div key={hour}>
          <Box
            sx={{
              position: 'sticky',
              top: 0,
              px: 2,
              py: 0.5,
              fontWeight: 600,
              bgcolor: 'light-dark(#dde2f6, #27305a)',
            }}
          >
            {hour}
          </Box>
          {frames.map((frame) => (
            <Box key={frame} sx={{ px: 2, py: 1 }}>
              {frame}
            </Box>
          ))}
        </div>
      ))}
    </Box>
  );
}
