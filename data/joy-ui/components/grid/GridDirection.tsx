import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridDirection() {
  return (
    <Grid
      container
      direction={{ xs: 'column', sm: 'row-reverse' }}
      spacing={1}
      sx={{ width: '100%', textAlign: 'center' }}
    >
      {['First', 'Second', 'Third'].map((label) => (
        <Grid key={label} size="grow">
          <Sheet variant="soft" sx={{ p: 1.5 }}>
            {label}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
