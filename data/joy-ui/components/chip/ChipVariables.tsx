import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';

export default function ChipVariables() {
  return (
    <Chip
      variant="outlined"
      startDecorator={<Avatar aria-hidden>L</Avatar>}
      endDecorator={
        <ChipDelete sx={{ m: 0 }} aria-label="Unfollow Lotus Kitchen" onDelete={() => {}} />
      }
      sx={{
        '--Chip-minHeight': '48px',
        '--Chip-radius': '12px',
        '--Chip-paddingInline': '16px',
        '--Chip-decoratorChildHeight': '36px',
        '--Chip-deleteSize': '28px',
      }}
    >
      Lotus Kitchen
    </Chip>
  );
}
