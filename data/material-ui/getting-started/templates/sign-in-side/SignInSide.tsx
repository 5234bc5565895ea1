import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Evening from './Evening';
import SignInForm from './SignInForm';

export default function SignInSide() {
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
        minHeight: '100dvh',
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <Box sx={{ m: 'auto', width: '100%', maxWidth: '30rem', p: { xs: 3, sm: 6 } }}>
        <Typography sx={{ fontWeight: 700, mb: { xs: 4, md: 8 } }}>Prompt Corner</Typography>
        <Typography
          variant="h3"
          component="h1"
          sx={{ fontSize: 'clamp(1.875rem, 1.4rem + 2vw, 2.75rem)' }}
        >
          Sign in
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 1, mb: 3 }}>
          Calls, cues, and schedules of the Harbor Theater.
        </Typography>
        <SignInForm />
      </Box>
      <Evening />
    </Box>
  );
}
