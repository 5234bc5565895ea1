import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { rateStrength } from './rules';

const steps = [1, 2, 3, 4];

export default function StrengthMeter({ passphrase }: { passphrase: string }) {
  const { level, word } = rateStrength(passphrase);
  const color = level < 2 ? 'error.main' : level < 3 ? 'warning.main' : 'success.main';
  return (
    <Box sx={{ mt: 1 }}>
      <Box aria-hidden="true" sx={{ display: 'flex', gap: 0.5 }}>
        {steps.map((step) => (
          <Box
            key={step}
            sx={{
              flex: 1,
              height: 6,
              borderRadius: '3px',
              bgcolor: step <= level ? color : 'action.selected',
            }}
          />
        ))}
      </Box>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        Strength: {word}
      </Typography>
    </Box>
  );
}
