import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridNestedColumns() {
  return (
    <Grid container spacing={2} sx={{ width: '100%', textAlign: 'center' }}>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Sheet variant="solid" color="neutral" sx={{ p: 1.5 }}>
          Office
        </Sheet>
      </Grid>
      <Grid container columns={5} spacing={0.5} size={{ xs: 12, sm: 8 }}>
        {[1, 2, 3, 4, 5].map((locker) => (
          <Grid key={locker} size={1}>
            <Sheet variant="soft" sx={{ py: 1.5 }}>
              {locker}
            </Sheet>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
