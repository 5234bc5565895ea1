import type { ReactElement } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import HearingIcon from '@mui/icons-material/Hearing';
import ScaleIcon from '@mui/icons-material/Scale';
import SolarPowerIcon from '@mui/icons-material/SolarPower';
import WifiOffIcon from '@mui/icons-material/WifiOff';

interface Feature {
  title: string;
  text: string;
  icon: ReactElement;
  /** Whether the card spans two of three columns. */
  wide: boolean;
}

const features: Feature[] = [
  {
    title: 'Moods, not decibels',
    text: 'Piping, fanning, robbing, mourning: Murmur tells eleven sounds apart and writes down the one that prevails. Every name links to a recording, so you learn to hear it yourself.',
    icon: <HearingIcon />,
    wide: true,
  },
  {
    title: 'Weight by the gram',
    text: 'A foot under the hive weighs nectar coming in, and winter stores going down.',
    icon: <ScaleIcon />,
    wide: false,
  },
  {
    title: 'Light is enough',
    text: 'A strip of cells on the lid, as large as a ruler. It charges under cloud.',
    icon: <SolarPowerIcon />,
    wide: false,
  },
  {
    title: 'Made for the far end of the orchard',
    text: 'No network, no mains, no account to begin with. The sensor keeps six weeks and gives them to the first phone of yours that comes near.',
    icon: <WifiOffIcon />,
    wide: true,
  },
];

export default function Features() {
  return (
    <Container component="section" aria-labelledby="features" sx={{ py: { xs: 6, md: 10 } }}>
      <Typography variant="h4" component="h2" id="features" sx={{ scrollMarginTop: 96 }}>
        What it hears, and what it needs
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          gap: 2.5,
          mt: 5,
        }}
      >
        {features.map(({ title, text, icon, wide }) => (
          <Paper
            key={title}
            variant="outlined"
            sx={{ p: { xs: 3, md: 4 }, gridColumn: { md: wide ? 'span 2' : undefined } }}
          >
            <Box sx={{ color: 'primary.main', '& svg': { fontSize: 36 } }}>{icon}</Box>
            <Typography variant="h6" component="h3" sx={{ mt: 2, mb: 1 }}>
              {title}
            </Typography>
            <Typography color="text.secondary" sx={{ maxWidth: '36rem' }}>
              {text}
            </Typography>
          </Paper>
        ))}
      </Box>
    </Container>
  );
}
