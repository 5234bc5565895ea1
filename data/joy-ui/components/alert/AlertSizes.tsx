import TramRoundedIcon from '@mui/icons-material/TramRounded';
import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function AlertSizes() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      {sizes.map((size) => (
        <Alert key={size} role="note" size={size} startDecorator={<TramRoundedIcon />}>
          Platform 2 is closed ({size}).
        </Alert>
      ))}
    </Stack>
  );
}
