import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const colors = [
  'textPrimary',
  'textSecondary',
  'primary',
  'secondary',
  'success',
  'error',
] as const;

export default function TypographyColors() {
  return (
    <Stack spacing={0.5}>
      {colors.map((color) => (
        <Typography key={color} color={color}>
          Seeing 2.1 arc seconds, {color}
        </Typography>
      ))}
      <Typography
        sx={(theme) => ({ color: '#4a148c', ...theme.applyStyles('dark', { color: '#e1bee7' }) })}
      >
        Seeing 2.1 arc seconds, custom color
      </Typography>
    </Stack>
  );
}
