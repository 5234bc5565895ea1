import Hidden from '@mui/material/Hidden';
import Stack from '@mui/material/Stack';

export default function HiddenCss() {
  return (
    <Stack useFlexGap spacing={1}>
      <span>Keeper on duty: Ailsa</span>
      <Hidden implementation="css" only={['xs', 'sm']}>
        Relief on October 14, if the swell allows a landing
      </Hidden>
      <Hidden implementation="css" mdUp>
        Relief: October 14
      </Hidden>
    </Stack>
  );
}
