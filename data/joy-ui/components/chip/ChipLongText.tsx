import ReceiptLongRoundedIcon from '@mui/icons-material/ReceiptLongRounded';
import Chip, { chipClasses } from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const NAME = 'Hand-pulled noodles with braised beef';

export default function ChipLongText() {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Chip startDecorator={<ReceiptLongRoundedIcon />} sx={{ maxWidth: 180 }}>
        {NAME}
      </Chip>
      <Chip
        startDecorator={<ReceiptLongRoundedIcon />}
        sx={{
          maxWidth: 180,
          '--Chip-radius': '12px',
          [`& .${chipClasses.label}`]: { whiteSpace: 'normal' },
        }}
      >
        {NAME}
      </Chip>
    </Stack>
  );
}
