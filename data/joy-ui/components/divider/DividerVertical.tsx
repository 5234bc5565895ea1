import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerVertical() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" aria-orientation="vertical" />}
    >
      <div>
        <Typography level="title-lg">18 h</Typography>
        <Typography level="body-sm">Rest</Typography>
      </div>
      <div>
        <Typography level="title-lg">78%</Typography>
        <Typography level="body-sm">Hydration</Typography>
      </div>
      <div>
        <Typography level="title-lg">250 °C</Typography>
        <Typography level="body-sm">Oven</Typography>
      </div>
    </Stack>
  );
}
