import Grid from '@mui/system/Grid';

const stats = [
  { label: 'Varieties', value: '1,204' },
  { label: 'Donors', value: '318' },
  { label: 'Packets sent', value: '9,750' },
  { label: 'Germination', value: '88 %' },
];

export default function GridLines() {
  return (
    <Grid
      component="dl"
      container
      spacing="1px"
      sx={{
        width: '100%',
        m: 0,
        p: '1px',
        bgcolor: 'light-dark(#c3cbd4, #46515e)',
        '& > *': { p: 2, bgcolor: 'light-dark(#fff, #14191f)' },
      }}
    >
      {stats.map(({ label, value }) => (
        <Grid key={label} size={{ xs: 6, md: 3 }}>
          <dt>{label}</dt>
          <dd style={{ margin: 0, fontSize: '1.5rem' }}>{value}</dd>
        </Grid>
      ))}
    </Grid>
  );
}
