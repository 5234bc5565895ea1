import AccessTimeRoundedIcon from '@mui/icons-material/AccessTimeRounded';
import StarRoundedIcon from '@mui/icons-material/StarRounded';
import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipDecorators() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Chip size="lg" startDecorator={<AccessTimeRoundedIcon />}>
        Until midnight
      </Chip>
      <Chip size="lg" color="warning" endDecorator={<StarRoundedIcon />}>
        Rated 4.8
      </Chip>
      <Chip size="lg" variant="outlined" startDecorator={<Avatar aria-hidden>M</Avatar>}>
        Cooked by Mei
      </Chip>
    </Stack>
  );
}
