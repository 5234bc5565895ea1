import { useState } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import Footer from './Footer';
import Timetable from './Timetable';

export default function StickyFooter() {
  const [whole, setWhole] = useState(false);

  return (
    <Box
      sx={{
        // The column is at least as high as the window, and `main` takes the remaining space.
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Container component="main" maxWidth="sm" sx={{ flex: 1, py: { xs: 5, sm: 9 } }}>
        <Box
          component="svg"
          viewBox="0 0 120 48"
          aria-hidden="true"
          sx={{ width: 120, color: 'primary.main' }}
        >
          <path
            d="M18 26h84l-12 14H30zM40 26V12h34v14M58 12V4"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <path
            d="M2 45q10-6 20 0t20 0 20 0 20 0 20 0 16 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            opacity="0.5"
          />
        </Box>
        <Typography
          variant="h3"
          component="h1"
          sx={{ fontSize: 'clamp(1.875rem, 1.4rem + 2vw, 2.75rem)', mt: 2 }}
        >
          The ferry runs as it should
        </Typography>
        <Typography sx={{ mt: 2, fontSize: '1.125rem', textWrap: 'pretty' }}>
          Wind from the west, four. Cars board from the left lane, bicycles and goats from the
          right. Low water at noon: the ramp is steep then, so come without a trailer.
        </Typography>
        <FormControlLabel
          control={<Switch checked={whole} onChange={(_event, checked) => setWhole(checked)} />}
          label="Show the whole timetable"
          sx={{ mt: 2 }}
        />
        {whole && <Timetable />}
      </Container>
      <Footer />
    </Box>
  );
}
