import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function StackAlign() {
  return (
    <Sheet variant="outlined" sx={{ p: 1.5, width: '100%', maxWidth: 420, borderRadius: 'md' }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography level="title-sm">Seed swap, 14 March</Typography>
        <Button size="sm">Join</Button>
      </Stack>
    </Sheet>
  );
}
