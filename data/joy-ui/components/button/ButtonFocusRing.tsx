import PlayArrowRoundedIcon from '@mui/icons-material/PlayArrowRounded';
import Button, { buttonClasses } from '@mui/joy/Button';
import IconButton, { iconButtonClasses } from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function ButtonFocusRing() {
  return (
    <Stack direction="row" spacing={3}>
      <Button
        sx={{
          [`&.${buttonClasses.focusVisible}`]: {
            outlineWidth: '3px',
            outlineStyle: 'dashed',
            outlineOffset: '4px',
          },
        }}
      >
        Press Tab to focus
      </Button>
      <IconButton
        variant="soft"
        aria-label="Play"
        sx={{ [`&.${iconButtonClasses.focusVisible}`]: { outlineColor: 'currentColor' } }}
      >
        <PlayArrowRoundedIcon />
      </IconButton>
    </Stack>
  );
}
