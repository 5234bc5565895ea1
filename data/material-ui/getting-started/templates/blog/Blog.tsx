import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import Archive from './Archive';
import LeadStory from './LeadStory';
import Letter from './Letter';
import Masthead from './Masthead';
import StoryList from './StoryList';

export default function Blog() {
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
      <Masthead />
      <Container component="main" sx={{ flex: 1, py: { xs: 4, md: 6 } }}>
        <LeadStory />
        <Divider sx={{ my: { xs: 5, md: 7 } }} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 18.5rem' },
            alignItems: 'start',
            gap: { xs: 6, md: 7 },
          }}
        >
          <StoryList />
          <Box sx={{ display: 'grid', gap: 5 }}>
            <Letter />
            <Archive />
          </Box>
        </Box>
      </Container>
      <Container component="footer">
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}
        >
          Switchback is written on trains, and printed in a disused engine shed. Pictures may be
          used with our name beside them.
        </Typography>
      </Container>
    </Box>
  );
}
