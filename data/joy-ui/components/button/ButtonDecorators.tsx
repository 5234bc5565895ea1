import ArrowDropDownRoundedIcon from '@mui/icons-material/ArrowDropDownRounded';
import MicRoundedIcon from '@mui/icons-material/MicRounded';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ButtonDecorators() {
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      <Button startDecorator={<MicRoundedIcon />}>Arm microphone</Button>
      <Button variant="outlined" color="neutral" endDecorator={<ArrowDropDownRoundedIcon />}>
        Input 1
      </Button>
      <Button
        variant="soft"
        endDecorator={
          <Chip size="sm" variant="solid" color="primary">
            4
          </Chip>
        }
      >
        Review takes
      </Button>
    </Stack>
  );
}
