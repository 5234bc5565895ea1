import BakeryDiningRoundedIcon from '@mui/icons-material/BakeryDiningRounded';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function DividerContent() {
  return (
    <Stack spacing={3} sx={{ width: 320, maxWidth: '100%' }}>
      <Divider role="presentation">
        <Chip size="sm" color="primary">
          Second bake at 11:00
        </Chip>
      </Divider>
      <Divider>
        <BakeryDiningRoundedIcon />
      </Divider>
    </Stack>
  );
}
