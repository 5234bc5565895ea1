import Box from '@mui/system/Box';

const states = ['open', 'parked', 'in maintenance'];

export default function TypographyTransform() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {states.map((state, index) => (
        <Box component="li" key={state} sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
          <Box component="span" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
            {state}
          </Box>
          <Box
            component="span"
            sx={{
              fontSize: '0.8125rem',
              textTransform: 'uppercase',
              letterSpacing: '0.06em',
            }}
          >
            Dome {index + 1}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
