import Grid, { grid2Classes } from '@mui/material/Grid2';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const LinedGrid = styled(Grid)(({ theme }) => ({
  width: '100%',
  padding: 1,
  backgroundColor: (theme.vars ?? theme).palette.divider,
  [`& > .${grid2Classes.root}`]: {
    padding: theme.spacing(1.5),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
  },
}));

export default function Grid2Lines() {
  return (
    <LinedGrid container spacing="1px">
      {['Bed 1', 'Bed 2', 'Bed 3', 'Bed 4', 'Bed 5', 'Bed 6'].map((bed) => (
        <Grid key={bed} size={{ xs: 6, sm: 4 }}>
          {bed}
        </Grid>
      ))}
    </LinedGrid>
  );
}
