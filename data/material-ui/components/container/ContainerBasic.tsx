import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerBasic() {
  return (
    <Box sx={{ bgcolor: 'action.hover', minHeight: '100vh' }}>
      <Container maxWidth="sm" sx={{ py: 3, bgcolor: 'background.paper', minHeight: '100vh' }}>
        <Typography variant="h6" component="p" gutterBottom>
          Rehearsal on Thursday
        </Typography>
        <Typography>
          We begin with the Fauré, altos and basses only. Sopranos come at half past seven and bring
          the pencils that they borrowed.
        </Typography>
      </Container>
    </Box>
  );
}
