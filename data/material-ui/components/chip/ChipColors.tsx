import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const teas = [
  { label: 'White', color: 'primary' },
  { label: 'Flowering', color: 'secondary' },
  { label: 'Green', color: 'success' },
] as const;

export default function ChipColors() {
  return (
    <Stack spacing={1}>
      {(['filled', 'outlined'] as const).map((variant) => (
        <Stack key={variant} direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {teas.map(({ label, color }) => (
            <Chip key={label} label={label} color={color} variant={variant} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
