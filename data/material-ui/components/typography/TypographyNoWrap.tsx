import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const note =
  'Comet found near the Pleiades on three plates of the same night, moving northeast at one degree per day.';

export default function TypographyNoWrap() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography noWrap title={note} sx={{ mb: 2 }}>
        {note}
      </Typography>
      <Typography
        title={note}
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        {note}
      </Typography>
    </Box>
  );
}
