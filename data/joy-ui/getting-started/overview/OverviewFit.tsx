import MicRoundedIcon from '@mui/icons-material/MicRounded';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function OverviewFit() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 340 }}>
      {SIZES.map((size) => (
        <Input
          key={size}
          size={size}
          defaultValue="Vocal take"
          startDecorator={<MicRoundedIcon />}
          endDecorator={<Button variant="soft">Arm</Button>}
          slotProps={{ input: { 'aria-label': `Track name (${size})` } }}
          sx={{ '--Input-radius': '16px' }}
        />
      ))}
    </Stack>
  );
}
