import Avatar from '@mui/joy/Avatar';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function StackNested() {
  return (
    <Card sx={{ width: 320 }}>
      <Stack direction="row" useFlexGap spacing={2}>
        <Avatar>RO</Avatar>
        <Stack spacing={1} sx={{ minWidth: 0 }}>
          <Typography level="title-md">Rowan Okafor</Typography>
          <Typography level="body-sm">Keeps beans and squash</Typography>
          <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
            <Chip size="sm">Borlotti</Chip>
            <Chip size="sm">Hokkaido</Chip>
          </Stack>
        </Stack>
      </Stack>
    </Card>
  );
}
