import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipColors() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Chip color="neutral">Closed today</Chip>
      <Chip color="primary">New stall</Chip>
      <Chip color="success">Open now</Chip>
      <Chip color="warning">Long line</Chip>
      <Chip color="danger">Sold out</Chip>
    </Stack>
  );
}
