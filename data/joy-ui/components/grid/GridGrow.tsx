import Button from '@mui/joy/Button';
import Grid from '@mui/joy/Grid';
import Input from '@mui/joy/Input';

export default function GridGrow() {
  return (
    <Grid container spacing={1} sx={{ width: '100%', maxWidth: 480 }}>
      <Grid size="grow">
        <Input type="search" aria-label="Search for a stall" placeholder="Olives, honey, …" />
      </Grid>
      <Grid size="auto">
        <Button>Search</Button>
      </Grid>
    </Grid>
  );
}
