import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerContent() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Button variant="contained">Order for tomorrow</Button>
      <Divider role="presentation">
        <Chip label="or" size="small" />
      </Divider>
      <Button variant="outlined">Subscribe to a weekly loaf</Button>
    </Stack>
  );
}
