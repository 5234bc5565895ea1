import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { evening } from './tonight';

export default function Evening() {
  return (
    <Box
      component="section"
      aria-labelledby="tonight"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 800 90"
        preserveAspectRatio="none"
        aria-hidden="true"
        sx={{ flex: 'none', width: '100%', height: { xs: 40, md: 90 } }}
      >
        {[0, 100, 200, 300, 400, 500, 600, 700].map((x) => (
          <path
            key={x}
            d={`M${x} 0h100v40c0 28-20 44-50 50-30-6-50-22-50-50z`}
            fill="currentColor"
            opacity={x % 200 === 0 ? 0.28 : 0.16}
          />
        ))}
      </Box>
      <Box sx={{ m: 'auto', width: '100%', maxWidth: '34rem', p: { xs: 3, sm: 6 } }}>
        <Typography variant="h4" component="h2" id="tonight">
          Tonight
        </Typography>
        <Box component="ol" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none' }}>
          {evening.map(({ time, what, who }) => (
            <Box
              key={time}
              component="li"
              sx={{
                display: 'grid',
                gridTemplateColumns: '4rem minmax(0, 1fr)',
                py: 1.5,
                borderTop: '1px solid currentColor',
              }}
            >
              <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{time}</Typography>
              <div>
                <Typography sx={{ fontWeight: 700 }}>{what}</Typography>
                <Typography>{who}</Typography>
              </div>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
