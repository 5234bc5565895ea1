import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import TrendingDownIcon from '@mui/icons-material/TrendingDown';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import { figures } from './canal';

const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

export default function Figures() {
  return (
    <Box
      component="ul"
      aria-label="Figures of today"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
        gap: { xs: 2, sm: 2.5 },
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {figures.map(({ label, value, change, rises }) => (
        <Paper key={label} component="li" variant="outlined" sx={{ p: 2.5 }}>
          <Typography variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography sx={{ my: 0.5, fontSize: '2rem', fontWeight: 700, lineHeight: 1.25 }}>
            {value}
          </Typography>
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
          >
            {rises === true && <TrendingUpIcon fontSize="small" sx={mirrored} />}
            {rises === false && <TrendingDownIcon fontSize="small" sx={mirrored} />}
            {change}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
