import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputFullWidth() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Input placeholder="Natural width" aria-label="Invite a crew member, natural width" />
        <Button variant="soft">Invite</Button>
      </Stack>
      <Stack direction="row" spacing={1}>
        <Input fullWidth placeholder="Full width" aria-label="Invite a crew member, full width" />
        <Button variant="soft">Invite</Button>
      </Stack>
    </Stack>
  );
}
