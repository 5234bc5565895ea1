import FastForwardRoundedIcon from '@mui/icons-material/FastForwardRounded';
import FastRewindRoundedIcon from '@mui/icons-material/FastRewindRounded';
import PlayArrowRoundedIcon from '@mui/icons-material/PlayArrowRounded';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function IconButtonBasic() {
  return (
    <Stack direction="row" spacing={1} useFlexGap dir="ltr" role="group" aria-label="Transport">
      <IconButton aria-label="Rewind">
        <FastRewindRoundedIcon />
      </IconButton>
      <IconButton variant="solid" color="primary" aria-label="Play">
        <PlayArrowRoundedIcon />
      </IconButton>
      <IconButton aria-label="Fast forward">
        <FastForwardRoundedIcon />
      </IconButton>
    </Stack>
  );
}
