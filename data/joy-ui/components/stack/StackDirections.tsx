import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const directions = ['row', 'row-reverse', 'column', 'column-reverse'] as const;

export default function StackDirections() {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {directions.map((direction) => (
        <div key={direction}>
          <Typography level="body-sm" gutterBottom>
            {direction}
          </Typography>
          <Stack direction={direction} useFlexGap spacing={1} sx={{ alignItems: 'start' }}>
            <Chip>1. Soak</Chip>
            <Chip>2. Sow</Chip>
            <Chip>3. Water</Chip>
          </Stack>
        </div>
      ))}
    </Box>
  );
}
