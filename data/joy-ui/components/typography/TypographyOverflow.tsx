import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const summary =
  'A composer walks through a shipyard with two microphones and asks the welders which of their tools they would miss most.';

export default function TypographyOverflow() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300 }}>
      <Typography level="title-md" noWrap gutterBottom>
        Sounds of work, part four: the last shift at the shipyard
      </Typography>
      <Typography
        level="body-sm"
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        {summary}
      </Typography>
    </Box>
  );
}
