import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function AvatarFallbacks() {
  return (
    <Stack direction="row" spacing={1.5}>
      <Avatar src="data:image/png;base64," alt="" role="img" aria-label="Sami Oja">
        SO
      </Avatar>
      <Avatar src="data:image/png;base64," alt="Lumi" role="img" aria-label="Lumi" />
      <Avatar src="data:image/png;base64," alt="" role="img" aria-label="New member" />
    </Stack>
  );
}
