import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridBasic() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={8}>
        <Sheet variant="soft" sx={{ p: 2 }}>
          Bread
        </Sheet>
      </Grid>
      <Grid size={4}>
        <Sheet variant="soft" sx={{ p: 2 }}>
          Eggs
        </Sheet>
      </Grid>
      <Grid size={4}>
        <Sheet variant="soft" sx={{ p: 2 }}>
          Tea
        </Sheet>
      </Grid>
      <Grid size={8}>
        <Sheet variant="soft" sx={{ p: 2 }}>
          Cheese
        </Sheet>
      </Grid>
    </Grid>
  );
}
