import MicRoundedIcon from '@mui/icons-material/MicRounded';
import ScheduleRoundedIcon from '@mui/icons-material/ScheduleRounded';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TypographyDecorators() {
  return (
    <Stack spacing={1.5}>
      <Typography
        component="div"
        level="title-lg"
        startDecorator={<MicRoundedIcon />}
        endDecorator={
          <Chip size="sm" color="danger">
            Live
          </Chip>
        }
      >
        The letter hour
      </Typography>
      <Typography level="body-sm" startDecorator={<ScheduleRoundedIcon />}>
        21:00–22:00
      </Typography>
      <Typography>
        The host is{' '}
        <Typography startDecorator={<MicRoundedIcon />} color="primary">
          Odile Brandt
        </Typography>{' '}
        again.
      </Typography>
    </Stack>
  );
}
