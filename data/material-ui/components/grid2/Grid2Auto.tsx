import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

const jobs = [
  { task: 'Turn the compost', helpers: 'Ana, Piet' },
  { task: 'Mend the fence by the brook', helpers: 'Noor' },
];

export default function Grid2Auto() {
  return (
    <Grid container rowSpacing={2} sx={{ width: '100%' }}>
      {jobs.map(({ task, helpers }) => (
        <Grid key={task} container size={12} columnSpacing={2} sx={{ alignItems: 'center' }}>
          <Grid size="grow">
            <Typography>{task}</Typography>
          </Grid>
          <Grid size="auto">
            <Chip label={helpers} />
          </Grid>
        </Grid>
      ))}
    </Grid>
  );
}
