import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const halls = {
  North: ['Fish', 'Meat', 'Game'],
  South: ['Fruit', 'Nuts', 'Herbs', 'Roots'],
};

export default function GridNested() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {Object.entries(halls).map(([hall, stalls]) => (
        <Grid key={hall} container size={{ xs: 12, md: 6 }} sx={{ alignContent: 'start' }}>
          <Grid size={12}>
            <Typography level="title-sm">{hall} hall</Typography>
          </Grid>
          {stalls.map((stall) => (
            <Grid key={stall} size={6}>
              <Sheet variant="soft" sx={{ p: 1.5 }}>
                {stall}
              </Sheet>
            </Grid>
          ))}
        </Grid>
      ))}
    </Grid>
  );
}
