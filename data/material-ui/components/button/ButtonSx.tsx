import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const moss = {
  '--variant-containedBg': '#33691e',
  '--variant-containedColor': '#fff',
  '&:hover': { '--variant-containedBg': '#1b5e20' },
};

export default function ButtonSx() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" sx={moss}>
        Plant marker
      </Button>
      <Button
        variant="outlined"
        sx={{ borderRadius: 5, px: 3, textTransform: 'none', borderStyle: 'dashed' }}
      >
        Draft a detour
      </Button>
    </Stack>
  );
}
