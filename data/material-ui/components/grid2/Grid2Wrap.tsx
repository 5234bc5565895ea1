import Avatar from '@mui/material/Avatar';
import Grid from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

export default function Grid2Wrap() {
  return (
    <Grid
      container
      wrap="nowrap"
      spacing={2}
      sx={{ width: '100%', maxWidth: 360, alignItems: 'center' }}
    >
      <Grid size="auto">
        <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          F
        </Avatar>
      </Grid>
      <Grid size="grow">
        <Typography noWrap>Farah: the slugs have found the lettuce again, bring beer</Typography>
      </Grid>
    </Grid>
  );
}
