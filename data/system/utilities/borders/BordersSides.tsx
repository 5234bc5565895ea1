import Box from '@mui/system/Box';

const log = [
  { time: '21:52', entry: 'Shutter open, first light on Vega' },
  { time: '23:10', entry: 'Focus drifts by 12 steps, corrected' },
  { time: '00:47', entry: 'High clouds from the west' },
];

export default function BordersSides() {
  return (
    <Box
      component="ul"
      sx={{
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 400,
        m: 0,
        p: 0,
        listStyle: 'none',
        borderTop: 3,
        borderBottom: 1,
      }}
    >
      {log.map(({ time, entry }) => (
        <Box
          component="li"
          key={time}
          sx={{
            display: 'flex',
            py: 1,
            borderTop: 1,
            borderTopColor: 'light-dark(#c5ccd8, #3d4757)',
            '&:first-of-type': { borderTop: 0 },
          }}
        >
          <Box component="time" sx={{ flexShrink: 0, px: 1.5, fontWeight: 600 }}>
            {time}
          </Box>
          <Box sx={{ px: 1.5, borderInlineStart: '1px solid light-dark(#c5ccd8, #3d4757)' }}>
            {entry}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
