import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function LegacyGridNoWrap() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Grid container wrap="nowrap" spacing={2} sx={{ alignItems: 'center' }}>
        <Grid item>
          <Chip label="N4" />
        </Grid>
        <Grid item xs zeroMinWidth>
          <Typography noWrap>Harbor, Fish Market, Observatory, Zoo, Teachers’ College</Typography>
        </Grid>
      </Grid>
    </Box>
  );
}
