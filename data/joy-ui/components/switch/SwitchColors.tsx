import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const COLORS = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function SwitchColors() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 2 }}>
      {COLORS.map((color) => (
        <Typography
          key={color}
          component="label"
          level="body-sm"
          startDecorator={<Switch color={color} defaultChecked />}
        >
          {color}
        </Typography>
      ))}
    </Stack>
  );
}
