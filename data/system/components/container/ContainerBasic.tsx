import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function ContainerBasic() {
  return (
    <Container
      component="article"
      maxWidth="sm"
      sx={{ py: 2, bgcolor: 'light-dark(#e9ecf9, #1d2545)' }}
    >
      <strong>Night report 212</strong>
      <Box component="p" sx={{ mt: 1, mb: 0 }}>
        Clouds from the west until ten, then four clear hours. The survey camera took 61 frames. Two
        of them show a satellite trail.
      </Box>
    </Container>
  );
}
