import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerGutters() {
  return (
    <Container maxWidth="xs" disableGutters sx={{ border: 1, borderColor: 'divider' }}>
      <Box
        component="img"
        src="/images/material-ui/ridge-hut.svg"
        alt="The hut below the ridge"
        sx={{ display: 'block', width: '100%', aspectRatio: '3 / 1', objectFit: 'cover' }}
      />
      <Typography sx={{ p: 2 }}>The choir’s weekend in the hut: May 12 to 14.</Typography>
    </Container>
  );
}
