import HeadphonesRoundedIcon from '@mui/icons-material/HeadphonesRounded';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function ButtonVariables() {
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button
        startDecorator={<HeadphonesRoundedIcon />}
        sx={{
          '--Button-gap': '1rem',
          '--Button-radius': '99px',
          '--Button-minHeight': '3.5rem',
          '--Icon-fontSize': '2rem',
        }}
      >
        Cue mix
      </Button>
      <IconButton
        variant="soft"
        aria-label="Cue mix"
        sx={{ '--IconButton-size': '3.5rem', '--IconButton-radius': '99px' }}
      >
        <HeadphonesRoundedIcon />
      </IconButton>
    </Stack>
  );
}
