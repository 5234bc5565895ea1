import Hidden from '@mui/material/Hidden';
import Stack from '@mui/material/Stack';

export default function HiddenJs() {
  return (
    <Stack spacing={1}>
      <span>Light: white, two flashes every ten seconds</span>
      <Hidden mdDown>
        <span>Range: 18 nautical miles, from 42 meters above high water</span>
      </Hidden>
      <Hidden mdUp>
        <span>Range: 18 M</span>
      </Hidden>
    </Stack>
  );
}
