import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridOffset() {
  return (
    <Grid container spacing={1} sx={{ width: '100%', textAlign: 'center' }}>
      <Grid size={{ xs: 6, md: 4 }} offset={{ xs: 3, md: 0 }}>
        <Sheet variant="soft" color="success" sx={{ p: 1.5 }}>
          Entrance
        </Sheet>
      </Grid>
      <Grid size={4} offset={{ md: 'auto' }}>
        <Sheet variant="soft" color="danger" sx={{ p: 1.5 }}>
          Exit
        </Sheet>
      </Grid>
      <Grid size={6} offset={6}>
        <Sheet variant="soft" sx={{ p: 1.5 }}>
          Loading dock
        </Sheet>
      </Grid>
    </Grid>
  );
}
