import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const schemes = ['light', 'dark'] as const;

export default function VariablesForcedScheme() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {schemes.map((scheme) => (
        <Paper key={scheme} data-mui-color-scheme={scheme} variant="outlined" sx={{ p: 2 }}>
          <Typography gutterBottom>Always {scheme}</Typography>
          <Button variant="contained">Choose</Button>
        </Paper>
      ))}
    </Stack>
  );
}
