import { useState } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Comparison from './Comparison';
import HoursSlider from './HoursSlider';
import PlanCard from './PlanCard';
import { type Billing, findCheapest, plans } from './plans';

export default function Pricing() {
  const [hours, setHours] = useState(8);
  const [billing, setBilling] = useState<Billing>('month');
  const cheapest = findCheapest(hours, billing);

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Container
        component="header"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 2.5 }}
      >
        <Box
          component="svg"
          viewBox="0 0 32 32"
          aria-hidden="true"
          sx={{ width: 34, height: 34, color: 'primary.main' }}
        >
          <path
            d="M4 21a12 12 0 0 1 24 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <circle cx="16" cy="20.5" r="3" fill="currentColor" />
        </Box>
        <Typography variant="h6" component="p" sx={{ mr: 'auto' }}>
          Fermata Practice Rooms
        </Typography>
        <Link href="#">Sign in</Link>
      </Container>
      <Container component="main" sx={{ flex: 1, pt: { xs: 4, md: 7 }, pb: 8 }}>
        <Typography
          variant="h2"
          component="h1"
          sx={{ fontSize: 'clamp(2rem, 1.4rem + 2.8vw, 3.5rem)', maxWidth: '18ch' }}
        >
          A room with thick walls, by the hour
        </Typography>
        <Typography
          color="text.secondary"
          sx={{ mt: 2, maxWidth: '38rem', fontSize: '1.125rem', textWrap: 'pretty' }}
        >
          Set how many hours you practice to find the cheapest plan. You can change your plan every
          month.
        </Typography>
        <HoursSlider {...{ hours, billing, cheapest }} onHours={setHours} onBilling={setBilling} />
        <Box
          component="ul"
          aria-label="Plans"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
            gap: 2.5,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {plans.map((plan) => (
            <li key={plan.id}>
              <PlanCard {...{ plan, hours, billing }} best={plan === cheapest} />
            </li>
          ))}
        </Box>
        <Comparison />
      </Container>
      <Container component="footer">
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}
        >
          Prices include tax. If you teach five or more students, write to us first.
        </Typography>
      </Container>
    </Box>
  );
}
