import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { morning, readings } from './content';

const tint = 'color-mix(in srgb, currentColor 14%, transparent)';

export default function Hero() {
  return (
    <Container
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.1fr 1fr' },
        alignItems: 'center',
        gap: { xs: 5, md: 8 },
        py: { xs: 6, md: 11 },
      }}
    >
      <div>
        <Typography variant="overline" component="p" color="primary" gutterBottom>
          A sensor for beehives
        </Typography>
        <Typography
          variant="h1"
          sx={{ fontSize: 'clamp(2.25rem, 1.2rem + 4.4vw, 4rem)', fontWeight: 700 }}
        >
          Hear what the hive is about to do
        </Typography>
        <Typography
          color="text.secondary"
          sx={{ mt: 3, mb: 4, maxWidth: '34rem', fontSize: '1.1875rem' }}
        >
          A colony changes its tune days before it swarms, and within the hour when it loses its
          queen. Murmur listens, so that you open the right hive on the right day.
        </Typography>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" size="large" href="#trial">
            Borrow one for a season
          </Button>
          <Button size="large" href="#how-it-works">
            See how it works
          </Button>
        </Stack>
      </div>
      <Paper component="figure" variant="outlined" sx={{ m: 0, p: { xs: 2.5, sm: 4 } }}>
        <Typography component="figcaption" sx={{ fontWeight: 500, mb: 2 }}>
          Hive 4, this morning
        </Typography>
        <Box
          role="img"
          aria-label="Loudness from six to twelve o’clock: it rises until nine and falls slowly."
          sx={{
            display: 'flex',
            alignItems: 'flex-end',
            gap: '3px',
            height: { xs: 120, sm: 168 },
            p: 1.5,
            borderRadius: 1,
            color: 'primary.main',
            bgcolor: tint,
          }}
        >
          {morning.map((loudness, index) => (
            <Box
              key={index}
              sx={{
                flex: 1,
                height: `${loudness}%`,
                borderRadius: '3px',
                bgcolor: 'currentColor',
                opacity: loudness > 75 ? 1 : 0.5,
              }}
            />
          ))}
        </Box>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            gap: '0.5rem 1.5rem',
            m: 0,
            mt: 3,
          }}
        >
          {readings.map(({ label, value }) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Typography component="dt" color="text.secondary">
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 500 }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      </Paper>
    </Container>
  );
}
