import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

export default function IconFromFont() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Icon fontSize="small">train</Icon>
      <Icon color="primary">luggage</Icon>
      <Icon color="error" fontSize="large" role="img" aria-hidden={false} aria-label="Delayed">
        schedule
      </Icon>
    </Stack>
  );
}
