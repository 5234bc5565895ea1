import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const heights = { Small: 40, Medium: 72, Large: 104 };

export default function GridAlign() {
  return (
    <Grid
      container
      spacing={1}
      sx={{ width: '100%', alignItems: 'end', justifyContent: 'center', textAlign: 'center' }}
    >
      {Object.entries(heights).map(([crate, height]) => (
        <Grid key={crate} size={3}>
          <Sheet variant="soft" color="warning" sx={{ height, fontSize: 'sm' }}>
            {crate}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
