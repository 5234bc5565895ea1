import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const hours = ['Mon 7–13', 'Tue 7–13', 'Wed closed', 'Thu 7–18', 'Fri 7–18', 'Sat 6–14'];

export default function GridAxisSpacing() {
  return (
    <Grid
      container
      rowSpacing={1}
      columnSpacing={{ xs: 1, sm: 3, md: 5 }}
      sx={{ width: '100%', maxWidth: 520 }}
    >
      {hours.map((day) => (
        <Grid key={day} size={{ xs: 6, sm: 4 }}>
          <Sheet variant="soft" sx={{ p: 1, textAlign: 'center' }}>
            {day}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
