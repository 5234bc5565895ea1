import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type {} from '@mui/material/themeCssVarsAugmentation';
import CheckIcon from '@mui/icons-material/Check';
import { type Billing, type Plan, formatPrice, getMonthly } from './plans';

interface PlanCardProps {
  plan: Plan;
  hours: number;
  billing: Billing;
  /** Whether this is the cheapest plan. */
  best: boolean;
}

export default function PlanCard({ plan, hours, billing, best }: PlanCardProps) {
  const { name, text, points } = plan;
  const extra = Math.max(0, hours - plan.hours);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={`plan-${plan.id}`}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        p: { xs: 2.5, sm: 3.5 },
        borderColor: best ? 'primary.main' : undefined,
        boxShadow: (theme) =>
          best ? `inset 0 0 0 1px ${(theme.vars ?? theme).palette.primary.main}` : 'none',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h5" component="h2" id={`plan-${plan.id}`}>
          {name}
        </Typography>
        {best && <Chip size="small" color="primary" label="Cheapest for you" />}
      </Box>
      <Typography color="text.secondary">{text}</Typography>
      <Typography sx={{ mt: 3 }}>
        <Box component="span" sx={{ fontSize: '2.5rem', fontWeight: 700, lineHeight: 1.2 }}>
          {formatPrice(getMonthly(plan, hours, billing))}
        </Box>{' '}
        per month
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ minHeight: '3em' }}>
        {plan.hours} hours included
        {extra > 0 && `, ${extra} at ${formatPrice(plan.extraCents)}`}
        {billing === 'year' && '. Paid once a year.'}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 1.25, flex: 1, m: 0, my: 3, p: 0, listStyle: 'none' }}
      >
        {points.map((point) => (
          <Box key={point} component="li" sx={{ display: 'flex', gap: 1.25 }}>
            <CheckIcon fontSize="small" color="primary" sx={{ mt: '2px' }} />
            {point}
          </Box>
        ))}
      </Box>
      <Button
        href="#"
        variant={best ? 'contained' : 'outlined'}
        fullWidth
        aria-describedby={`plan-${plan.id}`}
      >
        Choose {name}
      </Button>
    </Paper>
  );
}
