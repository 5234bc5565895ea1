import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';

export default function ChipDisabled() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Chip disabled size="lg" color="primary" onClick={() => {}}>
        Oysters
      </Chip>
      <Chip
        disabled
        aria-disabled
        size="lg"
        color="danger"
        endDecorator={<ChipDelete sx={{ m: 0 }} aria-label="Remove lamb" onDelete={() => {}} />}
      >
        Lamb
      </Chip>
    </Stack>
  );
}
