import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type Billing, type Plan, formatPrice, getMonthly } from './plans';

interface HoursSliderProps {
  hours: number;
  onHours: (hours: number) => void;
  billing: Billing;
  onBilling: (billing: Billing) => void;
  cheapest: Plan;
}

const marks = [1, 10, 20, 30, 40].map((value) => ({ value, label: value }));

export default function HoursSlider(props: HoursSliderProps) {
  const { hours, onHours, billing, onBilling, cheapest } = props;
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
        alignItems: 'center',
        gap: { xs: 3, md: 6 },
        my: { xs: 4, md: 5 },
        p: { xs: 2.5, sm: 4 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography id="hours-label" sx={{ fontWeight: 500 }}>
          Hours of practice per month: {hours}
        </Typography>
        <Box sx={{ px: 1.5 }}>
          <Slider
            aria-labelledby="hours-label"
            min={1}
            max={48}
            marks={marks}
            value={hours}
            onChange={(_event, value) => onHours(Array.isArray(value) ? (value[0] ?? 1) : value)}
          />
        </Box>
      </Box>
      <div>
        <FormControlLabel
          control={
            <Switch
              checked={billing === 'year'}
              onChange={(_event, checked) => onBilling(checked ? 'year' : 'month')}
            />
          }
          label="Pay yearly, with two months free"
        />
        <Typography role="status" sx={{ mt: 1 }}>
          {cheapest.name} is the cheapest plan: {formatPrice(getMonthly(cheapest, hours, billing))}{' '}
          per month.
        </Typography>
      </div>
    </Paper>
  );
}
