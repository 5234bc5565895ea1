import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function BasicButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Save route</Button>
      <Button variant="outlined">Add waypoint</Button>
      <Button variant="text">Discard</Button>
    </Stack>
  );
}
