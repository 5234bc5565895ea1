import Box from '@mui/system/Box';

const facts = [
  { label: 'Frames', value: '214' },
  { label: 'Exposure', value: '5 h 20 min' },
  { label: 'Rejected', value: '9' },
];

export default function FlexboxResponsive() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 1, sm: 3 },
        width: 1,
        maxWidth: 520,
        m: 0,
      }}
    >
      {facts.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            flex: { sm: 1 },
            flexDirection: { xs: 'row', sm: 'column' },
            justifyContent: 'space-between',
            p: 1.5,
            borderRadius: 2,
            bgcolor: 'light-dark(#e9edf7, #1a2438)',
          }}
        >
          <dt>{label}</dt>
          <Box component="dd" sx={{ m: 0, fontWeight: 700 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
