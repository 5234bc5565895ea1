import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryTheme() {
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'));

  return (
    <Stack direction="row" spacing={1}>
      <Button variant="contained" size={phone ? 'small' : 'large'}>
        {phone ? 'Listen' : 'Listen to the station'}
      </Button>
      {!phone && <Button size="large">Record</Button>}
    </Stack>
  );
}
