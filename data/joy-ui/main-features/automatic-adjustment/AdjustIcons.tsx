import ScaleRoundedIcon from '@mui/icons-material/ScaleRounded';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const sizes = ['sm', 'md', 'lg'] as const;

export default function AdjustIcons() {
  return (
    <Stack spacing={2}>
      {sizes.map((size) => (
        <Stack
          key={size}
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Typography level={`body-${size}`} startDecorator={<ScaleRoundedIcon />}>
            500 g
          </Typography>
          <Chip size={size} startDecorator={<ScaleRoundedIcon />}>
            Weighed
          </Chip>
          <Button size={size} startDecorator={<ScaleRoundedIcon />}>
            Weigh
          </Button>
          <IconButton size={size} variant="soft" aria-label={`Weigh (${size})`}>
            <ScaleRoundedIcon />
          </IconButton>
        </Stack>
      ))}
    </Stack>
  );
}
