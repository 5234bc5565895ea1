import TuneRoundedIcon from '@mui/icons-material/TuneRounded';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';

export default function ButtonResponsive() {
  return (
    <div>
      <IconButton
        variant="soft"
        color="primary"
        aria-label="Mixer settings"
        sx={{ display: { xs: 'inline-flex', sm: 'none' } }}
      >
        <TuneRoundedIcon />
      </IconButton>
      <Button
        variant="soft"
        startDecorator={<TuneRoundedIcon />}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        Mixer settings
      </Button>
    </div>
  );
}
