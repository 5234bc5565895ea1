import Box from '@mui/material/Box';
import Features from './Features';
import Footer from './Footer';
import Header from './Header';
import Hero from './Hero';
import Questions from './Questions';
import Steps from './Steps';
import TrialForm from './TrialForm';
import Voices from './Voices';

export default function MarketingPage() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Header />
      <Box component="main" id="murmur" tabIndex={-1} sx={{ flex: 1 }}>
        <Hero />
        <Steps />
        <Features />
        <Voices />
        <Questions />
        <TrialForm />
      </Box>
      <Footer />
    </Box>
  );
}
