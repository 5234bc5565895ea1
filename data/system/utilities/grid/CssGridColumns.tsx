import Box from '@mui/system/Box';

const frames = [
  { time: '22:10', target: 'Whirlpool Galaxy', filter: 'Red' },
  { time: '22:25', target: 'Whirlpool Galaxy', filter: 'Blue' },
  { time: '22:40', target: 'Sombrero Galaxy', filter: 'Clear' },
];

export default function CssGridColumns() {
  return (
    <Box sx={{ width: 1, maxWidth: 440, borderTop: 1 }}>
      {frames.map(({ time, target, filter }) => (
        <Box
          key={time}
          sx={{
            display: 'grid',
            gridTemplateColumns: '64px minmax(0, 1fr) 56px',
            py: 1,
            borderBottom: 1,
          }}
        >
          <Box component="time" sx={{ fontWeight: 600 }}>
            {time}
          </Box>
          <span>{target}</span>
          <Box component="span" sx={{ textAlign: 'end' }}>
            {filter}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
