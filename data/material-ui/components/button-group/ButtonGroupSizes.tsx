import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroupSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <ButtonGroup key={size} size={size} aria-label={`Tide table, ${size}`}>
          <Button>Day</Button>
          <Button>Week</Button>
          <Button>Year</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
