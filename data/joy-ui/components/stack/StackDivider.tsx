import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function StackDivider() {
  return (
    <Stack direction="row" divider={<Divider orientation="vertical" />} useFlexGap spacing={2}>
      <Typography>86 varieties</Typography>
      <Typography>41 members</Typography>
      <Typography>2 shelves</Typography>
    </Stack>
  );
}
