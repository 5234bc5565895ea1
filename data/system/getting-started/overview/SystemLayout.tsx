import Box from '@mui/system/Box';
import Container from '@mui/system/Container';
import Grid from '@mui/system/Grid';
import Stack from '@mui/system/Stack';

const shelf = ['Beans', 'Brassicas', 'Roots', 'Squash'];

export default function SystemLayout() {
  return (
    <Container maxWidth="sm" disableGutters>
      <Stack spacing={2}>
        <Box sx={{ fontWeight: 700 }}>Shelf 3</Box>
        <Grid container spacing={1}>
          {shelf.map((drawer) => (
            <Grid key={drawer} size={{ xs: 6, md: 3 }}>
              <Box sx={{ p: 2, borderRadius: 2, bgcolor: 'light-dark(#e6efe2, #22301d)' }}>
                {drawer}
              </Box>
            </Grid>
          ))}
        </Grid>
      </Stack>
    </Container>
  );
}
