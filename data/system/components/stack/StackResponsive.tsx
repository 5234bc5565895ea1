import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const phases = [
  { name: 'Sunset', time: '20:58' },
  { name: 'Astronomical dusk', time: '22:51' },
  { name: 'Moonrise', time: '01:17' },
  { name: 'Dawn', time: '03:26' },
];

export default function StackResponsive() {
  return (
    <Stack
      component="ol"
      aria-label="Course of the night"
      direction={{ xs: 'column', sm: 'row' }}
      useFlexGap
      spacing={{ xs: 1, sm: 2, lg: 4 }}
      sx={{ width: '100%', m: 0, p: 0, listStyle: 'none' }}
    >
      {phases.map(({ name, time }) => (
        <Box
          component="li"
          key={name}
          sx={{
            flex: 1,
            py: 0.5,
            paddingInlineStart: 1.5,
            borderInlineStart: '3px solid light-dark(#5566c4, #93a4ff)',
          }}
        >
          <div>{name}</div>
          <strong>{time}</strong>
        </Box>
      ))}
    </Stack>
  );
}
