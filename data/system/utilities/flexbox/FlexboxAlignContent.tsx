import Box from '@mui/system/Box';

const slots = ['19:00', '20:30', '22:00', '23:30', '01:00', '02:30', '04:00', '05:30'];

export default function FlexboxAlignContent() {
  return (
    <Box
      component="ol"
      aria-label="Slots at the eyepiece"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignContent: 'space-between',
        columnGap: 1,
        width: 256,
        height: 180,
        m: 0,
        p: 1,
        listStyle: 'none',
        border: '1px dashed',
        borderRadius: 2,
      }}
    >
      {slots.map((slot) => (
        <Box
          component="li"
          key={slot}
          sx={{ px: 1, py: 0.5, borderRadius: 1, bgcolor: 'light-dark(#dfe6f5, #22304a)' }}
        >
          {slot}
        </Box>
      ))}
    </Box>
  );
}
