import { styled } from '@mui/system';
import Grid from '@mui/system/Grid';

const Cell = styled('div')({
  padding: 12,
  borderRadius: 6,
  backgroundColor: 'light-dark(#e3ecf7, #1f2d3d)',
});

export default function GridNested() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Cell>Folders</Cell>
      </Grid>
      <Grid container size={{ xs: 12, sm: 8 }}>
        <Grid size={12}>
          <Cell>Ferry times changed</Cell>
        </Grid>
        <Grid size={6}>
          <Cell>Reply</Cell>
        </Grid>
        <Grid size={6}>
          <Cell>Forward</Cell>
        </Grid>
      </Grid>
    </Grid>
  );
}
