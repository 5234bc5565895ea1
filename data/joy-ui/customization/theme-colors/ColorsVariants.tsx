import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const FOREST = {
  '--joy-palette-success-solidBg': '#3f6212',
  '--joy-palette-success-solidHoverBg': '#365314',
  '--joy-palette-success-solidActiveBg': '#1a2e05',
  '--joy-palette-success-softColor': '#365314',
  '--joy-palette-success-softBg': '#ecfccb',
  '--joy-palette-success-softHoverBg': '#d9f99d',
};

export default function ColorsVariants() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {[{}, FOREST].map((tokens, index) => (
        <Box key={index} sx={{ display: 'flex', gap: 1, alignItems: 'center', ...tokens }}>
          <Button color="success">Plant</Button>
          <Button variant="soft" color="success">
            Water
          </Button>
          <Chip color="success">12 trees</Chip>
        </Box>
      ))}
    </Stack>
  );
}
