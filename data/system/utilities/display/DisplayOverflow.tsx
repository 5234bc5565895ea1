import Box from '@mui/system/Box';

const events = [
  '19:02 Dome opened',
  '19:20 Cooling to −10 °C',
  '19:48 Guiding started',
  '20:31 Meridian flip',
  '21:05 Cloud, guiding lost',
  '21:22 Guiding resumed',
];

export default function DisplayOverflow() {
  return (
    <Box
      role="region"
      aria-label="Event log of the night"
      tabIndex={0}
      sx={{
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 320,
        height: 132,
        overflow: 'auto',
        px: 2,
        border: 1,
        borderRadius: 2,
      }}
    >
      {events.map((event) => (
        <Box key={event} sx={{ py: 0.75 }}>
          <bdi>{event}</bdi>
        </Box>
      ))}
    </Box>
  );
}
