import Box from '@mui/system/Box';

export default function FlexboxStates() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, width: 1, maxWidth: 480 }}>
      {['Right ascension', 'Declination'].map((label) => (
        <Box
          component="label"
          key={label}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            flex: '1 1 110px',
            '&:focus-within': { flexGrow: 3 },
            '@media (prefers-reduced-motion: no-preference)': {
              transition: 'flex-grow 200ms',
            },
          }}
        >
          {label}
          <Box
            component="input"
            sx={{
              boxSizing: 'border-box',
              width: 1,
              p: 1,
              font: 'inherit',
              color: 'inherit',
              bgcolor: 'transparent',
              border: 1,
              borderRadius: 1,
            }}
          />
        </Box>
      ))}
    </Box>
  );
}
