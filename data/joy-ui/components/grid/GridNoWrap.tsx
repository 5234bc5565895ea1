import Avatar from '@mui/joy/Avatar';
import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function GridNoWrap() {
  return (
    <Sheet variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 320, borderRadius: 'md' }}>
      <Grid container wrap="nowrap" spacing={2} sx={{ alignItems: 'center' }}>
        <Grid>
          <Avatar>IB</Avatar>
        </Grid>
        <Grid size="grow">
          <Typography noWrap>Ines sells goat cheese, quince jam, and walnut bread</Typography>
        </Grid>
      </Grid>
    </Sheet>
  );
}
