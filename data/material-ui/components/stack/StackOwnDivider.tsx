import SailingIcon from '@mui/icons-material/Sailing';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackOwnDivider() {
  return (
    <Stack
      divider={<SailingIcon color="primary" fontSize="small" />}
      spacing={1}
      sx={{ alignItems: 'center', textAlign: 'center' }}
    >
      <Typography>Mainland, pier 2</Typography>
      <Typography>Islet, south landing</Typography>
      <Typography>Lighthouse</Typography>
    </Stack>
  );
}
