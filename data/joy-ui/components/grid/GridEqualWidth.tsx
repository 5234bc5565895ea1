import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridEqualWidth() {
  return (
    <Grid container spacing={1} sx={{ width: '100%', maxWidth: 480, textAlign: 'center' }}>
      <Grid size="grow">
        <Sheet variant="soft" sx={{ p: 1.5 }}>
          Rent
        </Sheet>
      </Grid>
      <Grid size={6}>
        <Sheet variant="solid" color="neutral" sx={{ p: 1.5 }}>
          Sales, size 6
        </Sheet>
      </Grid>
      <Grid size="grow">
        <Sheet variant="soft" sx={{ p: 1.5 }}>
          Tips
        </Sheet>
      </Grid>
    </Grid>
  );
}
