import Grid from '@mui/material/Grid2';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Bed = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
}));

export default function Grid2NestedOwn() {
  return (
    <Grid container spacing={4} sx={{ width: '100%' }}>
      <Grid container size={{ xs: 12, sm: 8 }} columns={5} spacing={0.5}>
        {['A', 'B', 'C', 'D', 'E'].map((row) => (
          <Grid key={row} size={1}>
            <Bed>{row}</Bed>
          </Grid>
        ))}
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Bed>Five seed trays</Bed>
      </Grid>
    </Grid>
  );
}
